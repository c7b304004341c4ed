import { expect, it } from 'vitest'
import { aPerson } from '../../../contract/nsdl-pan/check-samples.ts'
import { printedParts } from './printed-parts.ts'

const codeOf = (change: Parameters<typeof aPerson>[0]) => {
  const sections = printedParts({ type: 'N', category: 'individual', draft: aPerson(change) })
  const rows = sections.find(({ title }) => title === 'Residence')?.rows ?? []
  const row = rows.find(({ kind }) => kind === 'pair')
  return row?.kind === 'pair' ? row.right : undefined
}

it('the printed form says pincode in India and ZIP code abroad, with room for it, and leaves it blank where there is none', () => {
  expect(codeOf({})).toMatchObject({ label: 'Pincode', boxes: 6 })
  expect(codeOf({ homeCountry: 'Canada', homePin: 'K1A 0B1' })).toMatchObject({
    label: 'ZIP code',
    value: 'K1A 0B1',
    boxes: 10,
  })
  expect(codeOf({ homeCountry: 'Qatar', homePin: '' })).toMatchObject({ label: 'ZIP code', value: '' })
})
