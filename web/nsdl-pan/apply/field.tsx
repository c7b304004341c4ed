import { Checkbox, Group, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { isWanted } from '../../../contract/form/check-fields.ts'
import { typedOverMask } from '../../../contract/kernel/ids.ts'
import type { PanTextField } from '../../../contract/nsdl-pan/draft.ts'
import { factsOf } from '../../../contract/nsdl-pan/fields.ts'
import { type GroupName, groupFacts } from '../../../contract/nsdl-pan/form-places.ts'
import { DescribedBox } from '../../ui/form/described-box.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import classes from './field.module.css'
import { choicesOf, hintOf, isCapital, type ListField, labelIn, type TickField } from './field-looks.ts'
import { usePanForm } from './use-pan-form.ts'

interface Props<Name> {
  name: Name
  /** Where it stands: its label may differ by it. */
  group: GroupName
}

/** One field of the application, typed or chosen, with what is wrong with it and why. */
export function Field({ name, group }: Props<PanTextField>) {
  const { question, draft, set, leave, wrong } = usePanForm()
  const choices = choicesOf(name, question)
  const shared = {
    name,
    label: labelIn(group, name, question),
    required: isWanted(factsOf(name), question),
    value: draft[name],
    error: wrong(name),
    description: <Remarks name={name} hint={hintOf(name, question)} />,
    onBlur: () => leave(name),
  }
  const { sealed } = factsOf(name)
  const write = (value: string) => set({ [name]: value })
  if (choices)
    return <SelectField {...shared} options={choices} onChange={(event) => write(event.currentTarget.value)} />
  return (
    <DescribedBox
      field={factsOf(name)}
      question={question}
      {...shared}
      classNames={isCapital(name) ? { input: classes.capital } : undefined}
      onChange={(typed) => write(sealed ? typedOverMask(draft[name], typed) : typed)}
    />
  )
}

/** The hint of a field, and above all what the office or the rules remark on it. */
export function Remarks({
  name,
  hint,
}: {
  name: Parameters<ReturnType<typeof usePanForm>['remark']>[0]
  hint?: ReactNode
}) {
  const remark = usePanForm().remark(name)
  if (!remark) return hint ?? null
  return (
    <>
      {hint} <strong className={classes.remark}>{remark}</strong>
    </>
  )
}

/** A tick of the application. */
export function Tick({ name, group }: Props<TickField>) {
  const { question, draft, set, wrong } = usePanForm()
  return (
    <Checkbox
      name={name}
      label={labelIn(group, name, question)}
      checked={draft[name]}
      error={wrong(name)}
      description={<Remarks name={name} />}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  )
}

/** Several of a list: in a grid where it stands alone, else in a row. */
export function SeveralField({ name, group }: Props<ListField>) {
  const { question, draft, set, wrong } = usePanForm()
  const hint = hintOf(name, question)
  const boxes = choicesOf(name, question)?.map(({ value, label }, at) => (
    <Checkbox key={value} value={value} label={label} name={at === 0 ? name : undefined} />
  ))
  return (
    <Checkbox.Group
      label={labelIn(group, name, question)}
      withAsterisk={isWanted(factsOf(name), question)}
      description={hint && <Remarks name={name} hint={hint} />}
      error={wrong(name)}
      value={draft[name]}
      onChange={(chosen: string[]) => set({ [name]: chosen })}
    >
      {groupFacts(group).columns === 1 ? (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" mt="xs">
          {boxes}
        </SimpleGrid>
      ) : (
        <Group gap="md" mt="xs">
          {boxes}
        </Group>
      )}
    </Checkbox.Group>
  )
}
