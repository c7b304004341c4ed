import { Autocomplete, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { plainPincode } from '../../../contract/kernel/ids.ts'
import { districtsOf, type StateAndDistrict, states } from '../../../contract/reference.ts'
import { formTexts } from '../../../texts/en/form.ts'
import { SelectField } from './select-field.tsx'
import { usePlaces } from './use-places.ts'

interface Props {
  /** A form with these three texts among its values. */
  form: {
    values: StateAndDistrict & { pin: string }
    setValues: (values: Partial<StateAndDistrict>) => void
    getInputProps: (name: 'pin' | 'state' | 'district') => object
  }
  labels?: { pin?: string; state?: string; district?: string }
}

/** The pincode fills in state and district; where it lies in several districts they are offered, and any other can be typed. */
export function PlaceFields({ form, labels }: Props) {
  const places = usePlaces(form.values.pin)
  // With a pincode that was kept also a district that the list does not know was kept: it stays.
  const kept = useRef(plainPincode(form.values.pin))
  const fill = useEffectEvent((found: readonly StateAndDistrict[]) => {
    const [first] = found
    const { pin, state, district } = form.values
    const typed = district !== '' && plainPincode(pin) === kept.current
    const fits = found.some((one) => one.state === state && (typed || one.district === district))
    if (!first || fits) return
    form.setValues({ state: first.state, district: found.length === 1 ? first.district : '' })
  })
  useEffect(() => fill(places), [places])
  return (
    <>
      <TextInput
        label={labels?.pin ?? formTexts.pincode()}
        required
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        {...form.getInputProps('pin')}
      />
      <SelectField
        label={labels?.state ?? formTexts.state()}
        required
        options={states}
        {...form.getInputProps('state')}
      />
      <Autocomplete
        label={labels?.district ?? formTexts.district()}
        required
        autoComplete="off"
        data={districtsOf(places)}
        {...form.getInputProps('district')}
      />
    </>
  )
}
