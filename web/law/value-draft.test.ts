import { expect, it } from 'vitest'
import { firstRules } from '../../contract/first-law/first-rules.ts'
import { draftOf, typedValue } from './value-draft.ts'

it.each(firstRules.map((line) => [line.code, line.since, line] as const))(
  '%s of %s comes out of the boxes as it went in',
  (_code, _since, { kind, value }) => {
    expect(typedValue(kind, draftOf(kind, value as unknown as Record<string, unknown>))).toEqual(value)
  },
)

it('a list of proofs is one line each', () => {
  const proofs = [
    { code: 'aadhaar', label: 'Aadhaar card' },
    { code: 'certificate', label: 'Certificate: original only' },
  ]
  expect(typedValue('proofs', draftOf('proofs', { proofs }))).toEqual({ proofs })
})
