import { passesVerhoeff } from '../../contract/kernel/ids.ts'
import { type PanCategory, type PanMode, type PanType, panCategories } from '../../contract/nsdl-pan/category.ts'
import { anEntity, aPerson } from '../../contract/nsdl-pan/check-samples.ts'
import type { PanDraft } from '../../contract/nsdl-pan/draft.ts'
import { demoEntities, demoMen, demoSurnames, demoTowns, demoWomen } from '../../database/demo/applicants.ts'
import type { Dice } from './open-dice.ts'

export interface Applicant {
  type: PanType
  category: PanCategory
  mode: PanMode
  /** Numbers of the demo's applicants run on, so that no two have the same. */
  no: number
}

/** A whole sheet of somebody who does not exist, as the form would take it. */
export function drawApplicant(dice: Dice, applicant: Applicant): PanDraft {
  const { category } = applicant
  const sheet = category === 'individual' ? drawPerson(dice, applicant) : drawEntity(dice, { ...applicant, category })
  return applicant.type === 'C' ? corrected(sheet, applicant) : sheet
}

function drawPerson(dice: Dice, { mode, no }: Applicant): PanDraft {
  const woman = dice.next() < 0.45
  const nameFirst = dice.pick(woman ? demoWomen : demoMen)
  const nameLast = dice.pick(demoSurnames)
  const name = `${nameFirst} ${nameLast}`
  const { city, state, pin, area, ao } = dice.pick(demoTowns)
  const home = { homeFlat: String(1 + (no % 90)), homeArea: area, homeCity: city, homeState: state, homePin: pin }
  return aPerson({
    ...home,
    ...aoOf(ao),
    title: woman ? dice.pick(['Smt', 'Kumari']) : 'Shri',
    gender: woman ? 'F' : 'M',
    nameFirst,
    nameLast,
    cardName: name,
    born: dayOfBirth(dice),
    fatherFirst: dice.pick(demoMen),
    fatherLast: nameLast,
    motherFirst: dice.pick(demoWomen),
    motherLast: nameLast,
    aadhaarNo: testAadhaar(no),
    aadhaarName: name,
    mobileNo: testMobile(no),
    emailId: `${name.toLowerCase().replace(' ', '.')}${no}@applicants.example`,
    income: [dice.pick(['none', 'house', 'other'] as const)],
    place: city,
    ...(mode === 'paperless' && { identityProof: '', addressProof: '' }),
  })
}

function drawEntity(
  dice: Dice,
  { category, no }: Applicant & { category: Exclude<PanCategory, 'individual'> },
): PanDraft {
  const { city, state, pin, ao } = dice.pick(demoTowns)
  const surname = dice.pick(demoSurnames)
  return anEntity(category, {
    ...aoOf(ao),
    entityName: dice.pick<string>(demoEntities[category]),
    signatoryName: `${dice.pick(demoMen)} ${surname}`,
    signatoryFather: `${dice.pick(demoMen)} ${surname}`,
    officeFlat: String(1 + (no % 40)),
    officeRoad: 'SAMPLE ROAD',
    officeCity: city,
    officeState: state,
    officePin: pin,
    mobileNo: testMobile(no),
    emailId: `office${no}@applicants.example`,
    place: city,
  })
}

/** The PAN in use is nobody's: its first three letters are given to no one. */
function corrected(sheet: PanDraft, { category, no }: Applicant): PanDraft {
  const first = (category === 'individual' ? sheet.nameLast : sheet.entityName).charAt(0)
  const panNo = `XXX${panCategories[category].letter}${first}${testDigits(no)}C`
  return { ...sheet, panNo, panProof: 'pan-card', changes: ['address'] }
}

const aoOf = ([aoArea, aoType, aoRange, aoNumber]: (typeof demoTowns)[number]['ao']) => ({
  aoArea,
  aoType,
  aoRange,
  aoNumber,
})

const dayOfBirth = (dice: Dice): string => {
  const part = (from: number, many: number) => String(from + Math.floor(dice.next() * many)).padStart(2, '0')
  return `${part(1958, 46)}-${part(1, 12)}-${part(1, 28)}`
}

/** Numbers that begin so are the issuer's for tests; the last digit is the check. */
export function testAadhaar(no: number): string {
  const first = `99990000${String(100 + no).padStart(3, '0')}`
  const check = [...'0123456789'].find((digit) => passesVerhoeff(first + digit)) ?? '0'
  return first + check
}

/** No operator has numbers that begin so. */
export const testMobile = (no: number): string => `60000${String(no).padStart(5, '0')}`
export const testDigits = (no: number): string => String(1 + (no % 9999)).padStart(4, '0')
