import { TextInput } from '@mantine/core'
import { type Place, states } from '../../contract/reference.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { type Pincode, usePincode } from './use-pincode.ts'
import type { RegistrationForm } from './use-registration-form.ts'

interface Props {
  form: RegistrationForm
}

function hintOf(pincode: Pincode): string {
  if (pincode.state === 'none') return 'Fills in state and district.'
  if (pincode.state === 'looking') return 'Looking it up...'
  if (pincode.state === 'unknown') return 'We could not find this pincode. Please fill in state and district yourself.'
  return pincode.places.length > 1 ? 'It lies in several districts. Please choose yours.' : 'Found.'
}

/** The pincode fills in state and district. Where it lies in several districts there is a choice, and the state follows. */
export function PlaceFields({ form }: Props) {
  const pincode = usePincode(form.fields.pin, (places) => form.set(placeIn(places, form.fields)))
  return (
    <>
      <TextInput
        {...form.field('pin')}
        onChange={(event) => form.set({ pin: event.currentTarget.value, state: '', district: '' })}
        inputMode="numeric"
        maxLength={10}
        autoComplete="postal-code"
        description={<span aria-live="polite">{hintOf(pincode)}</span>}
      />
      {pincode.state === 'unknown' ? <TypedPlace form={form} /> : <KnownPlace form={form} places={pincode.places} />}
    </>
  )
}

/** What the pincode settles by itself; a choice that was made before stays if it is one of those. */
function placeIn(places: readonly Place[], chosen: Place): Place {
  const [first] = places
  const kept = places.find(({ state, district }) => state === chosen.state && district === chosen.district)
  if (!first || kept) return kept ?? { state: '', district: '' }
  if (places.length === 1) return first
  return { state: places.every(({ state }) => state === first.state) ? first.state : '', district: '' }
}

function TypedPlace({ form }: Props) {
  return (
    <>
      <SelectField {...form.field('state')} options={states} autoComplete="address-level1" />
      <TextInput {...form.field('district')} autoComplete="address-level2" />
    </>
  )
}

function KnownPlace({ form, places }: Props & { places: readonly Place[] }) {
  const state = <TextInput {...form.field('state')} readOnly variant="filled" />
  if (places.length < 2) {
    return (
      <>
        {state}
        <TextInput {...form.field('district')} readOnly variant="filled" />
      </>
    )
  }
  const choose = (district: string) =>
    form.set({ district, state: places.find((place) => place.district === district)?.state ?? form.fields.state })
  return (
    <>
      <SelectField
        {...form.field('district')}
        options={places.map(({ district }) => district)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {state}
    </>
  )
}
