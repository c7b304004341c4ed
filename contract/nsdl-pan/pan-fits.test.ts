import { describe, expect, it } from 'vitest'
import { type PanCategory, panCategories, panCategoryNames } from './category.ts'
import { panMisfit } from './pan-fits.ts'

const misfit = (pan: string, category: PanCategory, name: string) =>
  panMisfit(pan, { type: 'N', category, data: category === 'individual' ? { nameLast: name } : { entityName: name } })

const everyLetter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const fourths = [...'ABCEFGHJKLPT']

describe('a new PAN', () => {
  it.each(['', 'ABCPS123', 'ABCPS0000E', 'ABCXS1234E', 'abcps1234e'])('that reads %j is none', (pan) => {
    expect(misfit(pan, 'individual', 'SAMPLE')).toBe('Enter a PAN, such as ABCPD1234E')
  })

  it.each(panCategoryNames)(
    'of the kind %s has its letter in fourth place; only an LLP may have another',
    (category) => {
      const taken = fourths.filter((letter) => misfit(`ABC${letter}S1234E`, category, 'SAMPLE') === undefined)
      expect(taken).toEqual(category === 'llp' ? ['E', 'F', 'K'] : [panCategories[category].letter])
    },
  )

  it('with a wrong fourth letter is told which would be right', () => {
    expect(misfit('ABCPS1234E', 'firm', 'SAMPLE & CO')).toBe('The fourth letter must be F for Partnership Firm')
    expect(misfit('ABCPS1234E', 'llp', 'SAMPLE LLP')).toBe(
      'The fourth letter must be F or E or K for Limited Liability Partnership',
    )
  })

  it("takes its fifth letter from a person's last name and from an entity's name", () => {
    const fifths = (category: PanCategory, name: string) =>
      everyLetter.filter((letter) => !misfit(`ABC${panCategories[category].letter}${letter}1234E`, category, name))
    expect(fifths('individual', 'SAMPLE')).toEqual(['S'])
    expect(fifths('company', 'TEST FOODS LIMITED')).toEqual(['T'])
    expect(misfit('ABCPX1234E', 'individual', 'SAMPLE')).toBe('The fifth letter must be S, as the last name begins')
    expect(misfit('ABCCX1234E', 'company', 'TEST FOODS')).toBe('The fifth letter must be T, as the name begins')
  })

  it('looks at the letter that is seen, blanks and small letters aside', () => {
    expect(misfit('ABCPS1234E', 'individual', ' sample')).toBeUndefined()
  })

  it.each(['3M INDIA LIMITED', '24 SEVEN STORES', '@HOME'])(
    'of %s may have any fifth letter, for the name begins with none',
    (name) => {
      const refused = everyLetter.filter((letter) => misfit(`ABCC${letter}1234E`, 'company', name))
      expect(refused).toEqual([])
    },
  )

  it('of a sheet without a name is judged by its kind alone', () => {
    expect(panMisfit('ABCPX1234E', { type: 'N', category: 'individual', data: {} })).toBeUndefined()
    expect(panMisfit('ABCCX1234E', { type: 'N', category: 'individual', data: {} })).toContain('fourth letter')
  })
})

describe('the PAN of a correction', () => {
  const corrected = (pan: string, panNo?: string) =>
    panMisfit(pan, { type: 'C', category: 'individual', data: { nameLast: 'SAMPLE', panNo } })

  it('stays the one in use, whatever the new name begins with', () => {
    expect(corrected('ABCPK1234E', 'ABCPK1234E')).toBeUndefined()
    expect(corrected('ABCPS1234E', 'ABCPK1234E')).toBe('A correction keeps its PAN, ABCPK1234E')
  })

  it('has the shape of a PAN all the same', () => {
    expect(corrected('ABCPS0000E', 'ABCPS0000E')).toBe('Enter a PAN, such as ABCPD1234E')
  })

  it('is whatever comes where the sheet names none', () => {
    expect(corrected('ABCPK1234E')).toBeUndefined()
    expect(corrected('ABCPK1234E', '')).toBeUndefined()
  })
})
