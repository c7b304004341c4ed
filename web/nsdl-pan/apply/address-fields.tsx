import { Autocomplete, Button, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { resolve } from '../../../contract/form/form-field.ts'
import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import type { AddressPrefix } from '../../../contract/nsdl-pan/check-facts.ts'
import { isAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import { countryNames } from '../../../contract/nsdl-pan/countries.ts'
import type { PanTextField } from '../../../contract/nsdl-pan/draft.ts'
import type { PanField } from '../../../contract/nsdl-pan/fields.ts'
import { groupFacts } from '../../../contract/nsdl-pan/form-places.ts'
import { districtsOf, type StateAndDistrict } from '../../../contract/reference.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { usePlaces } from '../../ui/form/use-places.ts'
import { AskedField } from './asked-field.tsx'
import { Remarks } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { isText, labelIn } from './field-looks.ts'
import { usePanForm } from './use-pan-form.ts'

const lines = ['Flat', 'Premises', 'Road', 'Area', 'City', 'State', 'Pin', 'Country'] as const

interface Props {
  prefix: AddressPrefix
  /** Its lines, in their order. */
  fields: readonly PanField[]
}

/** An address in the lines of the form; the pincode fills in town and state. */
export function AddressFields({ prefix, fields }: Props) {
  const { question, draft } = usePanForm()
  const { title, columns } = groupFacts(prefix)
  const places = usePlaces(draft[`${prefix}Pin`])
  useFilledPlace(prefix, places)
  const offered: Partial<Record<string, readonly string[]>> = {
    [`${prefix}City`]: districtsOf(places),
    [`${prefix}Country`]: countryNames,
  }
  function drawLine(field: PanField) {
    if (field === `${prefix}State` && isAbroad(draft, prefix)) return <FreeState key={field} prefix={prefix} />
    const known = offered[field]
    return known && isText(field, draft) ? (
      <OfferedField key={field} name={field} group={prefix} offered={known} />
    ) : (
      <AskedField key={field} name={field} group={prefix} />
    )
  }
  return (
    <FieldGrid
      title={resolve(title, question)}
      columns={columns === 1 ? undefined : columns}
      below={prefix !== 'home' && isPerson(question.category) && <CopyButton prefix={prefix} />}
    >
      {fields.map(drawLine)}
    </FieldGrid>
  )
}

interface OfferedProps {
  name: PanTextField
  group: AddressPrefix
  /** What can be chosen; anything else can be written. */
  offered: readonly string[]
}

function OfferedField({ name, group, offered }: OfferedProps) {
  const { question, draft, set, leave, wrong } = usePanForm()
  return (
    <Autocomplete
      autoComplete="off"
      maxLength={50}
      name={name}
      label={labelIn(group, name, question)}
      required
      data={[...offered]}
      limit={60}
      value={draft[name]}
      error={wrong(name)}
      description={<Remarks name={name} />}
      onChange={(value) => set({ [name]: value })}
      onBlur={() => leave(name)}
    />
  )
}

/** Abroad a state is whatever that country calls so. */
function FreeState({ prefix }: { prefix: AddressPrefix }) {
  const { draft, set } = usePanForm()
  const name = `${prefix}State` as const
  return (
    <TextInput
      name={name}
      label={panApplyTexts.stateOrProvince()}
      maxLength={50}
      value={draft[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
}

function CopyButton({ prefix }: { prefix: AddressPrefix }) {
  const { draft, set } = usePanForm()
  if (draft.homeCity === '') return null
  const copy = () => Object.fromEntries(lines.map((line) => [`${prefix}${line}`, draft[`home${line}`]]))
  return (
    <Button variant="light" size="compact-sm" style={{ alignSelf: 'start' }} onClick={() => set(copy())}>
      {panApplyTexts.theSameAsTheResidence()}
    </Button>
  )
}

/** A pincode that was just found fills in its place; what somebody wrote there by hand stays. */
function useFilledPlace(prefix: AddressPrefix, places: readonly StateAndDistrict[]): void {
  const { draft, set } = usePanForm()
  const filled = useRef('')
  const fill = useEffectEvent((found: readonly StateAndDistrict[]) => {
    const [first] = found
    const [city, state] = [draft[`${prefix}City`], draft[`${prefix}State`]]
    if (!first || isAbroad(draft, prefix)) return
    const untouched = city === '' || city === filled.current
    const change: Record<string, string> = {}
    if (!found.some((place) => place.state === state)) change[`${prefix}State`] = first.state
    if (untouched && !found.some(({ district }) => district === city)) change[`${prefix}City`] = first.district
    filled.current = change[`${prefix}City`] ?? filled.current
    if (Object.keys(change).length > 0) set(change)
  })
  useEffect(() => fill(places), [places])
}
