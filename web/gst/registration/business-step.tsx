import { constitutionOptions, constitutions, isConstitution } from '../../../contract/gst/constitution.ts'
import { liabilityReasons } from '../../../contract/gst/registration-draft.ts'
import { states } from '../../../contract/reference.ts'
import { BoxGrid, ChoiceBox, type GstForm, optionsOf, TextBox } from './boxes.tsx'

const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]

/** Who asks for the GSTIN, where and why. */
export function BusinessStep({ form }: { form: GstForm }) {
  const { constitution, reason } = form.values
  const letters = isConstitution(constitution) ? constitutions[constitution].panLetters : ''
  return (
    <BoxGrid>
      <ChoiceBox form={form} path="constitution" options={constitutionOptions} />
      <TextBox
        form={form}
        path="panNo"
        maxLength={10}
        description={letters && letters.length < 4 ? `Its fourth letter is ${[...letters].join(' or ')}.` : undefined}
      />
      <TextBox form={form} path="legalName" />
      <TextBox form={form} path="tradeName" />
      <TextBox form={form} path="emailId" type="email" description="The GST portal sends its codes there." />
      <TextBox form={form} path="mobileNo" inputMode="numeric" description="The GST portal sends its codes there." />
      <ChoiceBox form={form} path="state" options={states} />
      <TextBox form={form} path="district" />
      <ChoiceBox form={form} path="reason" options={optionsOf(liabilityReasons)} />
      <TextBox
        form={form}
        path="liableFrom"
        type="date"
        optional={reason === 'voluntary'}
        description={reason === 'voluntary' ? 'Can be left empty.' : undefined}
      />
      <ChoiceBox form={form} path="composition" options={yesNo} />
    </BoxGrid>
  )
}
