import { useEffect, useEffectEvent } from 'react'
import { constitutionOfPan } from '../../../contract/gst/constitution.ts'
import { GroupBoxes, type GstForm } from './boxes.tsx'

/** Who asks for the GSTIN, where and why. The PAN says what kind of business it is, until somebody has chosen it. */
export function BusinessStep({ form }: { form: GstForm }) {
  const known = constitutionOfPan(form.values.panNo.trim().toUpperCase())
  const choose = useEffectEvent((constitution: typeof known) => {
    if (constitution && form.values.constitution === '') form.setFieldValue('constitution', constitution)
  })
  useEffect(() => choose(known), [known])
  return <GroupBoxes form={form} group="business" />
}
