import { isPincode } from '../../../contract/kernel/ids.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { stateNamed } from '../../../contract/reference.ts'
import type { AadhaarCard } from '../../ui/aadhaar-qr/read-aadhaar-code.ts'

/** What the card says, in the fields of the form; what it does not say is left alone. */
export function fromAadhaarCard(card: AadhaarCard): Partial<PanDraft> {
  const name = partsOf(card.name)
  const filled: Partial<PanDraft> = {
    nameLast: name.last,
    nameFirst: name.first,
    nameMiddle: name.middle,
    cardName: plainName(card.name),
    aadhaarName: plainName(card.name),
    born: card.born,
    gender: genderOf(card.gender),
    aadhaarNo: card.number,
    ...fatherOf(card.careOf),
    ...addressOf(card),
  }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''))
}

const plainName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{M}'. ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()

/** A name of one word is a last name. */
function partsOf(whole: string) {
  const words = plainName(whole).split(' ')
  const last = words.pop() ?? ''
  const [first = '', ...middle] = words
  return { last, first, middle: middle.join(' ') }
}

function genderOf(letter: string): PanDraft['gender'] {
  const gender = letter.charAt(0).toUpperCase()
  return gender === 'M' || gender === 'F' || gender === 'T' ? gender : ''
}

/** 'S/O' and 'D/O' name the father, seldom the mother: it is shown to be compared. A husband is no parent. */
function fatherOf(careOf: string): Partial<PanDraft> {
  const [, parent = ''] = /^(?:S|D)\s*\/\s*O\b[\s:.,]*(.+)$/i.exec(careOf.trim()) ?? []
  if (parent === '') return {}
  const { last, first, middle } = partsOf(parent)
  return { fatherLast: last, fatherFirst: first, fatherMiddle: middle }
}

/** The lines of the form, each as far as the card has something for it. */
function addressOf(card: AadhaarCard): Partial<PanDraft> {
  const { house, landmark, street, postOffice, location, subDistrict, town, district, pin } = card
  const village = town.toLowerCase() === district.toLowerCase() ? '' : town
  return {
    homeFlat: line(house),
    homePremises: line(landmark || village),
    homeRoad: line(street || postOffice),
    homeArea: line(location || (landmark ? village : '') || subDistrict),
    homeCity: line(district || town),
    homeState: stateNamed(card.state),
    homePin: isPincode(pin) ? pin : '',
  }
}

/** A line of the form has fifty letters; what is longer ends with its last whole word. */
function line(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim().toUpperCase()
  return plain.length <= 50 ? plain : plain.slice(0, 51).replace(/[\s,]*\S*$/, '')
}
