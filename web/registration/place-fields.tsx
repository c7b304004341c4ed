import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { districtsOf, type StateAndDistrict, states } from '../../contract/reference.ts'
import { registrationField } from '../../contract/registration-fields.ts'
import { registerTexts } from '../../texts/en/register.ts'
import { boxLook } from '../ui/form/box-look.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { type Pincode, usePincode } from './use-pincode.ts'
import type { RegistrationForm } from './use-registration-form.ts'

interface Props {
  form: RegistrationForm
}

function hintOf(pincode: Pincode, pin: string): string {
  if (pincode.state === 'none') return registerTexts.fillsInStateAnd()
  if (pincode.state === 'looking') return registerTexts.lookingItUp()
  if (pincode.state === 'unknown' && pin.startsWith('9')) return registerTexts.anArmyPostOffice()
  if (pincode.state === 'unknown') return registerTexts.weCouldNotFind()
  if (districtsOf(pincode.places).length === 0) return registerTexts.weKnowItsState()
  return pincode.places.length > 1 ? registerTexts.itLiesInSeveral() : registerTexts.found()
}

/** The pincode fills in state and district. Where it lies in several districts there is a choice, and the state follows; a district that is missing is written. */
export function PlaceFields({ form }: Props) {
  const pincode = usePincode(form.fields.pin, (places) => form.set(placeIn(places, form.fields)))
  return (
    <>
      <TextInput
        {...boxLook(registrationField('pin'), { idTypes: [] })}
        {...form.field('pin')}
        onChange={(event) => form.set({ pin: event.currentTarget.value, state: '', district: '' })}
        description={<span aria-live="polite">{hintOf(pincode, form.fields.pin)}</span>}
      />
      <FoundPlace key={form.fields.pin} form={form} pincode={pincode} />
    </>
  )
}

function FoundPlace({ form, pincode }: Props & { pincode: Pincode }) {
  if (pincode.state === 'unknown') return <TypedPlace form={form} />
  if (pincode.state === 'found') return <KnownPlace form={form} places={pincode.places} />
  return (
    <>
      <TextInput {...form.field('state')} readOnly variant="filled" />
      <TextInput {...form.field('district')} readOnly variant="filled" />
    </>
  )
}

/** What the pincode settles by itself. A choice that was made for it stays, also a district that the list does not know. */
function placeIn(places: readonly StateAndDistrict[], chosen: StateAndDistrict): StateAndDistrict {
  const [first] = places
  if (!first) return { state: '', district: '' }
  if (chosen.district !== '' && places.some(({ state }) => state === chosen.state)) return chosen
  if (places.length === 1) return first
  return { state: statesOf(places).length === 1 ? first.state : '', district: '' }
}

const statesOf = (places: readonly StateAndDistrict[]): string[] => [...new Set(places.map(({ state }) => state))]

function TypedPlace({ form }: Props) {
  return (
    <>
      <SelectField {...form.field('state')} options={states} autoComplete={registrationField('state').autofill} />
      <TextInput {...form.field('district')} autoComplete={registrationField('district').autofill} />
    </>
  )
}

const another = 'another'

function KnownPlace({ form, places }: Props & { places: readonly StateAndDistrict[] }) {
  const districts = districtsOf(places)
  const { district } = form.fields
  const [writes, setWrites] = useState(false)
  const offered = districts.length > 0 && !writes && (district === '' || districts.includes(district))
  const choose = (chosen: string) => {
    setWrites(chosen === another)
    const place = places.find((one) => one.district === chosen)
    form.set({ district: place?.district ?? '', state: place?.state ?? form.fields.state })
  }
  return (
    <>
      {offered ? (
        <SelectField
          {...form.field('district')}
          options={[...districts, { value: another, label: registerTexts.anotherDistrict() }]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : (
        <WrittenDistrict form={form} onBack={districts.length > 0 ? () => choose('') : undefined} />
      )}
      <StateOf form={form} choice={offered ? [] : statesOf(places)} />
    </>
  )
}

/** Districts are divided and renamed faster than any list: whoever misses theirs writes it. */
function WrittenDistrict({ form, onBack }: Props & { onBack?: () => void }) {
  return (
    <div>
      <TextInput
        {...form.field('district')}
        description={registerTexts.asItStandsOn()}
        autoComplete={registrationField('district').autofill}
      />
      {onBack && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={onBack}>
          {registerTexts.chooseFromTheList()}
        </Button>
      )}
    </div>
  )
}

/** It follows from the pincode, or from the district; only who writes the district at a border chooses. */
function StateOf({ form, choice }: Props & { choice: readonly string[] }) {
  if (choice.length > 1) return <SelectField {...form.field('state')} options={choice} />
  return <TextInput {...form.field('state')} readOnly variant="filled" />
}
