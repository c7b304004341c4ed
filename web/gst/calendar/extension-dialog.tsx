import { SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { addExtension, newExtension } from '../../../contract/gst/due-dates-office.ts'
import {
  type GstReturn,
  type GstScheme,
  gstReturnNames,
  gstReturns,
  gstSchemeNames,
  gstSchemes,
  schemeReturns,
} from '../../../contract/gst/returns.ts'
import { dayInMonth, monthNumber, periodLabel, periodsEnding } from '../../../contract/gst/returns-periods.ts'
import { isKeyOf } from '../../../contract/kernel/keys-of.ts'
import { fieldMessages } from '../../../contract/kernel/problem.ts'
import { call } from '../../platform/call.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { DayInput } from '../../ui/day-input/day-input.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'

const blank = { returnType: '', scheme: '', stateGroup: '', period: '', newDate: '', notification: '' }
type Values = typeof blank
const labels = {
  returnType: 'Return',
  scheme: 'Scheme',
  stateGroup: 'States',
  period: 'Period',
  newDate: 'New date',
  notification: 'Notification',
}
/** An empty choice means all of them. */
const bodyOf = (values: Values) => ({
  ...values,
  scheme: values.scheme || null,
  stateGroup: values.stateGroup || null,
})

/** Writes down a later date for one period. */
export function ExtensionDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({ initialValues: blank, validate: check })
  const submit = useSubmit(form, {
    send: (values) => call(addExtension, { body: newExtension.parse(bodyOf(values)) }),
    done: () => {
      toastSuccess('The new date holds from now on.')
      onClose()
    },
  })
  const { returnType, scheme } = form.values
  const filers = gstSchemeNames.filter((name) => isKeyOf(gstReturns, returnType) && schemeReturns[name][returnType])
  return (
    <FormDialog title="Add an extension" submit={submit} labels={labels} onClose={onClose}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <SelectField
          label={labels.returnType}
          required
          options={gstReturnNames
            .filter((name) => name !== 'gstr-10')
            .map((value) => ({ value, label: gstReturns[value].label }))}
          {...form.getInputProps('returnType')}
          onChange={(event) => form.setValues({ returnType: event.currentTarget.value, scheme: '', period: '' })}
        />
        <SelectField
          label={labels.scheme}
          description="Empty: all of them"
          options={filers.map((value) => ({ value, label: gstSchemes[value]() }))}
          {...form.getInputProps('scheme')}
        />
        <SelectField
          label={labels.period}
          required
          options={periodsFor(isKeyOf(gstReturns, returnType) ? returnType : '', filers, scheme)}
          {...form.getInputProps('period')}
        />
        <SelectField
          label={labels.stateGroup}
          description="Empty: all of them"
          options={['A', 'B'].map((value) => ({ value, label: `Group ${value}` }))}
          {...form.getInputProps('stateGroup')}
        />
        <DayInput label={labels.newDate} required {...form.getInputProps('newDate')} />
      </SimpleGrid>
      <TextInput
        label={labels.notification}
        description="Number and date, as merchants shall read it"
        required
        maxLength={300}
        {...form.getInputProps('notification')}
      />
    </FormDialog>
  )
}

function check(values: Values): Record<string, string> {
  const { error } = newExtension.safeParse(bodyOf(values))
  return error ? fieldMessages(error) : {}
}

/** The periods of the last two years and the next quarter, newest first. */
function periodsFor(returnType: GstReturn | '', filers: readonly GstScheme[], scheme: string) {
  const month = monthNumber(indianToday())
  const [from, to] = [dayInMonth(month - 24, 1), dayInMonth(month + 3, 31)]
  const kinds = new Set(
    filers
      .filter((name) => scheme === '' || scheme === name)
      .map((name) => (returnType === '' ? undefined : schemeReturns[name][returnType])),
  )
  const periods = [...kinds].flatMap((kind) =>
    kind === undefined || kind === 'once' ? [] : periodsEnding(kind, from, to),
  )
  return periods
    .sort((one, other) => other.end.localeCompare(one.end))
    .map(({ code }) => ({ value: code, label: periodLabel(code) }))
}
