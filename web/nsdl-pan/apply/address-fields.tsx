import { Autocomplete, Button, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type AddressPrefix, isAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import { countryNames } from '../../../contract/nsdl-pan/countries.ts'
import { hasNoZip } from '../../../contract/nsdl-pan/no-zip-countries.ts'
import { districtsOf, type Place } from '../../../contract/reference.ts'
import { usePlaces } from '../../ui/form/use-places.ts'
import { Field, Remarks } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { usePanForm } from './pan-form.ts'

const lines = ['Flat', 'Premises', 'Road', 'Area', 'City', 'State', 'Pin', 'Country'] as const

interface Props {
  prefix: AddressPrefix
  title: string
  /** Offers to copy the residence. */
  likeHome?: boolean
}

/** An address in the lines of the form; the pincode fills in town and state. */
export function AddressFields({ prefix, title, likeHome }: Props) {
  const { draft } = usePanForm()
  const abroad = isAbroad(draft, prefix)
  const noZip = abroad && hasNoZip(draft[`${prefix}Country`])
  const places = usePlaces(draft[`${prefix}Pin`])
  useFilledPlace(prefix, places)
  return (
    <FieldGrid title={title} columns={4} below={likeHome && <CopyButton prefix={prefix} />}>
      <Field name={`${prefix}Flat`} label="Flat, room, door, block" />
      <Field name={`${prefix}Premises`} label="Premises, building, village" />
      <Field name={`${prefix}Road`} label="Road, street, post office" />
      <Field name={`${prefix}Area`} label="Area, locality, taluka" />
      <Field name={`${prefix}Pin`} hint={noZip ? 'The post has no codes there: it may stay empty.' : undefined} />
      <CityField prefix={prefix} districts={districtsOf(places)} />
      {abroad ? <FreeState prefix={prefix} /> : <Field name={`${prefix}State`} />}
      <CountryField prefix={prefix} />
    </FieldGrid>
  )
}

function CityField({ prefix, districts }: { prefix: AddressPrefix; districts: string[] }) {
  return <OfferedField name={`${prefix}City`} label="Town, city or district" offered={districts} />
}

function CountryField({ prefix }: { prefix: AddressPrefix }) {
  return <OfferedField name={`${prefix}Country`} label="Country" offered={countryNames} />
}

interface OfferedProps {
  name: `${AddressPrefix}${'City' | 'Country'}`
  label: string
  /** What can be chosen; anything else can be written. */
  offered: readonly string[]
}

function OfferedField({ name, label, offered }: OfferedProps) {
  const { draft, set, leave, wrong } = usePanForm()
  return (
    <Autocomplete
      autoComplete="off"
      maxLength={50}
      name={name}
      label={label}
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
      label="State or province"
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
      The same as the residence
    </Button>
  )
}

/** A pincode that was just found fills in its place; what somebody wrote there by hand stays. */
function useFilledPlace(prefix: AddressPrefix, places: readonly Place[]): void {
  const { draft, set } = usePanForm()
  const filled = useRef('')
  const fill = useEffectEvent((found: readonly Place[]) => {
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
