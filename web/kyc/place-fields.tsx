import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isPincode } from '../../contract/kernel/ids.ts'
import { getPincode, type Place, placesOf, states } from '../../contract/reference.ts'
import { callQuery } from '../platform/call-query.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import type { DetailForm } from './detail-form.ts'
import { fieldLabels } from './kyc-words.ts'

/** The pincode fills in state and district; where it lies in several districts there is a choice. */
export function PlaceFields({ form }: { form: DetailForm }) {
  const places = usePlaces(form.values.pin ?? '')
  const fill = useEffectEvent((found: readonly Place[]) => {
    const [first] = found
    const fits = found.some((one) => one.state === form.values.state && one.district === form.values.district)
    if (!first || fits) return
    form.setValues({ state: first.state, district: found.length === 1 ? first.district : '' })
  })
  useEffect(() => fill(places), [places])
  const district = { label: fieldLabels.district, required: true, ...form.getInputProps('district') }
  return (
    <>
      <TextInput
        label={fieldLabels.pin}
        required
        inputMode="numeric"
        maxLength={6}
        autoComplete="postal-code"
        description="Fills in state and district."
        {...form.getInputProps('pin')}
      />
      <SelectField label={fieldLabels.state} required options={states} {...form.getInputProps('state')} />
      {places.length > 1 ? (
        <SelectField {...district} options={[...new Set(places.map((one) => one.district))]} />
      ) : (
        <TextInput {...district} autoComplete="address-level2" />
      )}
    </>
  )
}

const nowhere: readonly Place[] = []

function usePlaces(pin: string): readonly Place[] {
  const query = useQuery({
    ...callQuery(getPincode, { params: { pin } }),
    enabled: isPincode(pin),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    select: placesOf,
  })
  return query.data ?? nowhere
}
