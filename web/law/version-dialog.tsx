import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { isDay } from '../../contract/kernel/dates.ts'
import { fieldMessages } from '../../contract/kernel/problem.ts'
import { ruleKinds, ruleValues } from '../../contract/law/rule-kinds.ts'
import { addVersion, newVersion, type ShownRule, type ShownVersion } from '../../contract/law/rules-in-force.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal } from '../platform/changed.ts'
import { DayInput } from '../ui/day-input/day-input.tsx'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { draftOf, typedValue } from './value-draft.ts'
import { labelsOf, ValueFields } from './value-fields.tsx'
import { VersionText } from './version-text.tsx'
import { type VersionValues, whatIsKnown } from './version-values.ts'

interface Props {
  rule: ShownRule
  /** The version with a slip in it, where one is put right. */
  wrong?: ShownVersion | undefined
  /** In India. */
  today: string
  onClose: () => void
}

/** Adds a version of a rule, beginning with what holds today; or puts one right, beginning with what it says. */
export function VersionDialog({ rule, wrong, today, onClose }: Props) {
  const from = wrong ?? rule.versions.find(({ state }) => state === 'now')
  const form = useForm<VersionValues>({
    initialValues: {
      since: wrong?.since ?? '',
      source: wrong?.source ?? '',
      agreed: false,
      ownPassword: '',
      draft: draftOf(rule.kind, from?.value),
    },
    validate: (values) => wrongIn(rule, values, today),
  })
  const submit = useSubmit(form, {
    send: ({ draft, ...rest }) =>
      call(addVersion, {
        body: { ...rest, code: rule.code, value: typedValue(rule.kind, draft), replaces: wrong?.id ?? null },
      }),
    done: () => {
      toastSuccess(
        'Saved',
        ruleKinds[rule.kind].twoAdmins
          ? 'It does not hold yet: the page says what it waits for.'
          : 'Every admin is told.',
      )
      onClose()
    },
    failed: () => refetchAfterRefusal(addVersion),
  })
  const { since } = form.values
  return (
    <FormDialog
      title={`${ruleKinds[rule.kind].label}: ${rule.title}${wrong ? ', put right' : ''}`}
      size="lg"
      submit={submit}
      labels={{ ...labels, ...labelsOf }}
      onClose={onClose}
    >
      {from && <VersionText kind={rule.kind} version={from} />}
      <DayInput
        kind="tax"
        label={labels.since}
        description={wrong ? 'As before: another day is another version' : sinceHelp[ruleKinds[rule.kind].datedBy]}
        readOnly={wrong !== undefined}
        required
        maw={260}
        {...form.getInputProps('since')}
      />
      <ValueFields kind={rule.kind} form={form} />
      <TextInput
        label={labels.source}
        description="Notification, section or page, as others can find it"
        required
        maxLength={300}
        {...form.getInputProps('source')}
      />
      {isDay(since) && since <= today && (
        <Checkbox label={whatIsKnown(rule.kind, since)} {...form.getInputProps('agreed', { type: 'checkbox' })} />
      )}
      <OwnPasswordField {...form.getInputProps('ownPassword')} />
    </FormDialog>
  )
}

const labels = { since: 'Since', source: 'Source', agreed: 'That it is meant', ownPassword: 'Your password' }
const sinceHelp = { period: 'For periods that end on this day or later', day: 'The first day on which it holds' }

function wrongIn(rule: ShownRule, values: VersionValues, today: string): Record<string, string> {
  const { since, source, agreed, ownPassword, draft } = values
  const value = typedValue(rule.kind, draft)
  const { error } = newVersion.safeParse({ code: rule.code, since, source, agreed, value })
  const wrongValue = ruleValues[rule.kind].safeParse(value).error
  const inValue = Object.entries(wrongValue ? fieldMessages(wrongValue) : {}).map(([at, why]) => [`value.${at}`, why])
  return {
    ...(error ? fieldMessages(error) : {}),
    ...Object.fromEntries(inValue),
    ...(isDay(since) && since <= today && !agreed ? { agreed: 'Say that you mean it' } : {}),
    ...(ownPassword === '' ? { ownPassword: 'Required' } : {}),
  }
}
