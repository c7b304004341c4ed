import type { TextInputProps } from '@mantine/core'
import type { Option } from '../../contract/kernel/fields.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import type { DetailStep, detailSteps } from '../../contract/kyc.ts'
import { genderOptions, latestBirthday } from '../../contract/registration.ts'
import { joiningLabels } from '../ui/form/joining-labels.ts'

/** Every field that some step asks for. */
type KycFieldName = { [Step in DetailStep]: keyof (typeof detailSteps)[Step]['shape'] }[DetailStep]

/** The parts in which the details are read, in their order. */
export const kycSections = ['business', 'person', 'identity', 'bank'] as const
export type KycSection = (typeof kycSections)[number]

interface KycField {
  label: string
  section: KycSection
  /** How its box behaves, and the words below its label. */
  look: TextInputProps
  options?: readonly Option[]
}

const capitals: TextInputProps = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
const digits: TextInputProps = { autoComplete: 'off', inputMode: 'numeric' }

/**
 * The fields of KYC as they are asked and read; what each may hold is the schema of its step. The order is that of reading. A
 * field of a step that is not here does not compile.
 */
export const kycFields = {
  bussName: { label: 'Business name', section: 'business', look: { autoComplete: 'organization' } },
  address1: { label: joiningLabels.address1, section: 'business', look: { autoComplete: 'address-line1' } },
  address2: { label: joiningLabels.address2, section: 'business', look: { autoComplete: 'address-line2' } },
  address3: { label: joiningLabels.address3, section: 'business', look: { autoComplete: 'address-line3' } },
  // The three of a place are asked together, by a component of their own.
  district: { label: joiningLabels.district, section: 'business', look: {} },
  state: { label: joiningLabels.state, section: 'business', look: {} },
  pin: { label: joiningLabels.pin, section: 'business', look: {} },
  fName: {
    label: joiningLabels.fName,
    section: 'person',
    look: { autoComplete: 'given-name', description: 'As your PAN card says.' },
  },
  lName: {
    label: joiningLabels.lName,
    section: 'person',
    look: { autoComplete: 'family-name', description: 'Leave it empty if you have one name only.' },
  },
  fatherName: { label: joiningLabels.fatherName, section: 'person', look: {} },
  gender: { label: joiningLabels.gender, section: 'person', look: {}, options: genderOptions },
  dob: {
    label: joiningLabels.dob,
    section: 'person',
    look: { type: 'date', min: '1900-01-01', max: latestBirthday(), autoComplete: 'bday' },
  },
  panNo: {
    label: joiningLabels.panNo,
    section: 'identity',
    look: { ...capitals, maxLength: 10, description: '10 characters, such as ABCPD1234E.' },
  },
  aadharNo: { label: 'Aadhaar number', section: 'identity', look: { ...digits, maxLength: 14 } },
  gstNo: {
    label: joiningLabels.gstNo,
    section: 'bank',
    look: { ...capitals, maxLength: 15, description: 'If your business has one. It belongs to the PAN above.' },
  },
  accountNo: {
    label: 'Bank account number',
    section: 'bank',
    look: { ...digits, description: 'The account of the cancelled cheque.' },
  },
  ifsc: {
    label: 'IFSC',
    section: 'bank',
    look: { ...capitals, maxLength: 11, description: 'Printed on the cheque, such as SBIN0001234.' },
  },
} satisfies Record<KycFieldName, KycField>

export type KycName = keyof typeof kycFields
export const kycFieldNames = keysOf(kycFields)
/** What is known of a field, whichever it is. */
export const kycField = (name: KycName): KycField => kycFields[name]
