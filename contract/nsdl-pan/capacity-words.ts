import type { Text } from '../../texts/catalogue.ts'
import { panChoicesTexts } from '../../texts/en/pan-choices.ts'
import { optionOf } from '../kernel/option-of.ts'

/** As what somebody signs or acts is kept, and printed, in English words; this is how they are said. */
const known = new Map<string, Text>([
  ['Father', panChoicesTexts.father],
  ['Mother', panChoicesTexts.mother],
  ['Guardian', panChoicesTexts.guardian],
  // text: the words that are kept.
  ['Guardian by court', panChoicesTexts.guardianByCourt],
  ['Heir', panChoicesTexts.heir],
  ['Manager', panChoicesTexts.manager],
  ['Karta', panChoicesTexts.karta],
  // text: the words that are kept.
  ['Authorised signatory', panChoicesTexts.authorisedSignatory],
  ['President', panChoicesTexts.president],
  ['Secretary', panChoicesTexts.secretary],
  ['Treasurer', panChoicesTexts.treasurer],
  ['Director', panChoicesTexts.director],
  // text: the words that are kept.
  ['Managing director', panChoicesTexts.managingDirector],
  // text: the words that are kept.
  ['Company secretary', panChoicesTexts.companySecretary],
  ['Partner', panChoicesTexts.partner],
  // text: the words that are kept.
  ['Managing partner', panChoicesTexts.managingPartner],
  // text: the words that are kept.
  ['Designated partner', panChoicesTexts.designatedPartner],
  ['Trustee', panChoicesTexts.trustee],
  // text: the words that are kept.
  ['Managing trustee', panChoicesTexts.managingTrustee],
])

export const capacityWords = (kept: string): string => known.get(kept)?.() ?? kept
export const capacityChoice = (kept: string) => optionOf(kept, () => capacityWords(kept))
