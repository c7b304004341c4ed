import type { Text } from '../../texts/catalogue.ts'
import { panChecksTexts } from '../../texts/en/pan-checks.ts'
import { type PanCategory, panCategories } from './category.ts'
import { onceFilled, panRules, type RuleFacts } from './check-facts.ts'
import { wrongDay } from './check-person.ts'

interface EntityRule {
  /** What the day is called on which it began. */
  bornLabel: Text
  registration: 'wanted' | 'asked' | 'none'
  /** As what somebody signs for it. */
  capacities: readonly string[]
}

// text: kept in these words; `capacityWords` says them.
const officers = ['Authorised signatory', 'President', 'Secretary', 'Treasurer']

/** What each kind of entity is asked for. */
export const entityRules: Readonly<Record<Exclude<PanCategory, 'individual'>, EntityRule>> = {
  huf: { bornLabel: panChecksTexts.dateOfFormation, registration: 'none', capacities: ['Karta'] },
  company: {
    bornLabel: panChecksTexts.dateOfIncorporation,
    registration: 'wanted',
    capacities: ['Authorised signatory', 'Director', 'Managing director', 'Company secretary'],
  },
  firm: {
    bornLabel: panChecksTexts.dateOfThePartnershipDeed,
    registration: 'asked',
    capacities: ['Partner', 'Managing partner', 'Authorised signatory'],
  },
  llp: {
    bornLabel: panChecksTexts.dateOfIncorporation,
    registration: 'wanted',
    capacities: ['Authorised signatory', 'Designated partner', 'Partner'],
  },
  trust: {
    bornLabel: panChecksTexts.dateOfTheTrustDeed,
    registration: 'asked',
    capacities: ['Trustee', 'Managing trustee', 'Authorised signatory'],
  },
  aop: { bornLabel: panChecksTexts.dateOfTheAgreement, registration: 'asked', capacities: officers },
  boi: { bornLabel: panChecksTexts.dateOfTheAgreement, registration: 'asked', capacities: officers },
  'local-authority': { bornLabel: panChecksTexts.dateOfFormation, registration: 'asked', capacities: officers },
  'artificial-juridical-person': {
    bornLabel: panChecksTexts.dateOfFormation,
    registration: 'asked',
    capacities: officers,
  },
  government: { bornLabel: panChecksTexts.dateOfFormation, registration: 'none', capacities: ['Authorised signatory'] },
}

/** What is asked of an applicant as an entity; nothing of a person. */
export const entityRuleOf = (category: PanCategory): EntityRule | undefined =>
  category === 'individual' ? undefined : entityRules[category]

export const asksRegistration = ({ category }: RuleFacts): boolean =>
  (entityRuleOf(category)?.registration ?? 'none') !== 'none'

export const wrongFormation = (text: string, { category, today }: RuleFacts): string | undefined =>
  category === 'huf' && text === panRules.unknownFormation
    ? undefined
    : wrongDay(text, { today, earliest: panRules.earliestFormation })

export const wantsRegistration = ({ category }: RuleFacts): boolean => entityRuleOf(category)?.registration === 'wanted'

export const wrongRegistration = onceFilled((text) =>
  /^[A-Z0-9][A-Z0-9 ./()-]*$/.test(text) ? undefined : panChecksTexts.signsOfARegistration(),
)

export const wrongCapacity = onceFilled((text, { category }: RuleFacts) =>
  entityRuleOf(category)?.capacities.includes(text)
    ? undefined
    : panChecksTexts.nobodySignsSoFor({ label: panCategories[category].label }),
)
