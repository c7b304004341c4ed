import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isWanted } from './form/check-fields.ts'
import { keysOf } from './kernel/keys-of.ts'
import { kycDetails, leftEmpty, missingOf } from './kyc.ts'
import { detailSteps, fieldsOfStep, fieldsRead, kycField, kycFieldNames, kycSteps, stepsOf } from './kyc-fields.ts'

const steps = keysOf(kycSteps)
const nothingKept = { keptAadhaar: '' }

it('every field of KYC stands on a step, whose schema takes it in the order of the screen', () => {
  expect(new Set(steps.flatMap(fieldsOfStep))).toEqual(new Set(kycFieldNames))
  for (const step of steps) expect(Object.keys(detailSteps[step].shape)).toEqual(fieldsOfStep(step))
})

it('an owner is asked for the place from the pincode down, and for the GSTIN right behind its PAN', () => {
  expect(fieldsOfStep('business').join(' ')).toBe('bussName address1 address2 address3 pin state district')
  expect(fieldsOfStep('business-identity').join(' ')).toBe('panNo gstNo aadharNo accountNo ifsc')
})

it('an owner reads everything, and staff what is theirs', () => {
  expect(fieldsRead('merchant')).toEqual(kycFieldNames)
  expect(fieldsRead('staff').join(' ')).toBe('fName lName fatherName gender dob panNo aadharNo')
})

it('a field is asked of those whose step it stands on', () => {
  for (const kind of ['merchant', 'staff'] as const) {
    const asked = kycFieldNames.filter((name) => kycField(name).asked({ kind, ...nothingKept }))
    expect(new Set(asked)).toEqual(new Set(stepsOf(kind).flatMap(fieldsOfStep)))
  }
})

it('a field has a star if it is refused empty, and the Aadhaar number while none is kept', () => {
  for (const name of kycFieldNames.filter((one) => one !== 'aadharNo')) {
    const field = kycField(name)
    const kind = field.asked({ kind: 'merchant', ...nothingKept }) ? 'merchant' : 'staff'
    const question = { kind, ...nothingKept } as const
    expect([name, isWanted(field, question)]).toEqual([name, field.check('', question) !== undefined])
  }
  const stars = ['', 'XXXX XXXX 0124'].map((keptAadhaar) =>
    isWanted(kycField('aadharNo'), { kind: 'staff', keptAadhaar }),
  )
  expect(stars).toEqual([true, false])
})

it('a number to be sealed is missing until one is kept, in the step and in the whole', () => {
  const typed = { panNo: 'ABCPD1234E', aadharNo: '' }
  expect(leftEmpty('person-identity', typed, { kind: 'staff', ...nothingKept })).toEqual(['aadharNo'])
  expect(leftEmpty('person-identity', typed, { kind: 'staff', keptAadhaar: 'XXXX XXXX 0124' })).toEqual([])
  const details = z.parse(kycDetails, { panNo: 'ABCPD1234E' })
  const missing = (aadharNo: string) => missingOf('staff', { details, aadharNo, documents: [] }).steps
  expect([missing(''), missing('XXXX XXXX 0124')]).toEqual([['person', 'person-identity'], ['person']])
})

it('what is sealed is not among the details that are kept as they were typed', () => {
  const sealed = kycFieldNames.filter((name) => kycField(name).sealed)
  expect(kycFieldNames.filter((name) => !(name in kycDetails.shape))).toEqual(sealed)
})
