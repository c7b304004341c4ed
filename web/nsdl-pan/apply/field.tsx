import { Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Option } from '../../../contract/kernel/fields.ts'
import { typedOverMask } from '../../../contract/kernel/ids.ts'
import { pinLabel } from '../../../contract/nsdl-pan/check-places.ts'
import { type PanTextField, sealedFields } from '../../../contract/nsdl-pan/draft.ts'
import { isWanted } from '../../../contract/nsdl-pan/is-wanted.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import classes from './field.module.css'
import { choicesOf, isCapital, labelOf, lookOf, type TickField } from './field-looks.ts'
import { usePanForm } from './pan-form.ts'

interface Props {
  name: PanTextField
  /** Instead of what it is usually called. */
  label?: string
  /** Instead of its usual choices. */
  options?: readonly Option[]
  /** Words below the label, instead of the usual ones. */
  hint?: string
}

/** One field of the application, typed or chosen, with what is wrong with it and why. */
export function Field({ name, label, options, hint }: Props) {
  const { question, draft, set, leave, wrong } = usePanForm()
  const { category } = question
  const choices = options ?? choicesOf(name, category)
  const { description, ...look } = lookOf(name)
  const shared = {
    name,
    label: label ?? labelOf(name, question),
    required: isWanted(name, question),
    value: draft[name],
    error: wrong(name),
    description: <Remarks name={name} hint={hint ?? description} />,
    onBlur: () => leave(name),
  }
  const sealed = sealedFields.some((field) => field === name)
  const write = (value: string) => set({ [name]: value })
  if (choices)
    return <SelectField {...shared} options={choices} onChange={(event) => write(event.currentTarget.value)} />
  return (
    <TextInput
      {...look}
      {...shared}
      // Codes abroad have letters, too.
      inputMode={pinLabel(name, draft) === 'ZIP code' ? 'text' : look.inputMode}
      classNames={isCapital(name) ? { input: classes.capital } : undefined}
      onChange={(event) =>
        write(sealed ? typedOverMask(draft[name], event.currentTarget.value) : event.currentTarget.value)
      }
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
export function Tick({ name, label }: { name: TickField; label?: string }) {
  const { question, draft, set, wrong } = usePanForm()
  return (
    <Checkbox
      name={name}
      label={label ?? labelOf(name, question)}
      checked={draft[name]}
      error={wrong(name)}
      description={<Remarks name={name} />}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  )
}
