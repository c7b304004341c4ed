import { type PanCategory, panCategories } from './category.ts'
import { onlyWrong, type PanQuestion, panRules, required, type Wrong } from './check-facts.ts'
import { wrongDay } from './check-person.ts'
import { wrongEntityName, wrongFullName } from './names.ts'

interface EntityRule {
  /** What the day is called on which it began. */
  bornLabel: string
  registration: 'wanted' | 'asked' | 'none'
  /** As what somebody signs for it. */
  capacities: readonly string[]
}

const officers = ['Authorised signatory', 'President', 'Secretary', 'Treasurer']

/** What each kind of entity is asked for. */
export const entityRules: Readonly<Record<Exclude<PanCategory, 'individual'>, EntityRule>> = {
  huf: { bornLabel: 'Date of formation', registration: 'none', capacities: ['Karta'] },
  company: {
    bornLabel: 'Date of incorporation',
    registration: 'wanted',
    capacities: ['Authorised signatory', 'Director', 'Managing director', 'Company secretary'],
  },
  firm: {
    bornLabel: 'Date of the partnership deed',
    registration: 'asked',
    capacities: ['Partner', 'Managing partner', 'Authorised signatory'],
  },
  llp: {
    bornLabel: 'Date of incorporation',
    registration: 'wanted',
    capacities: ['Authorised signatory', 'Designated partner', 'Partner'],
  },
  trust: {
    bornLabel: 'Date of the trust deed',
    registration: 'asked',
    capacities: ['Trustee', 'Managing trustee', 'Authorised signatory'],
  },
  aop: { bornLabel: 'Date of the agreement', registration: 'asked', capacities: officers },
  boi: { bornLabel: 'Date of the agreement', registration: 'asked', capacities: officers },
  'local-authority': { bornLabel: 'Date of formation', registration: 'asked', capacities: officers },
  'artificial-juridical-person': { bornLabel: 'Date of formation', registration: 'asked', capacities: officers },
  government: { bornLabel: 'Date of formation', registration: 'none', capacities: ['Authorised signatory'] },
}

/** What an entity is, and who signs for it. */
export function checkEntity({ category, draft, today }: PanQuestion): Wrong {
  if (category === 'individual') return {}
  const rule = entityRules[category]
  return onlyWrong({
    entityName: wrongEntityName(draft.entityName),
    born:
      !isUnknownFormation(category, draft.born) &&
      wrongDay(draft.born, { today, earliest: panRules.earliestFormation }),
    registrationNo: rule.registration !== 'none' && wrongRegistration(draft.registrationNo, rule),
    signatoryName: wrongFullName(draft.signatoryName),
    signatoryFather: wrongFullName(draft.signatoryFather),
    capacity: wrongCapacity(draft.capacity, category),
  })
}

const isUnknownFormation = (category: PanCategory, born: string): boolean =>
  category === 'huf' && born === panRules.unknownFormation

function wrongRegistration(text: string, { registration }: EntityRule): string | undefined {
  if (text === '') return registration === 'wanted' ? 'Required' : undefined
  return /^[A-Z0-9][A-Z0-9 ./()-]*$/.test(text) ? undefined : 'Use letters, digits and the signs . / - ( ) only'
}

function wrongCapacity(text: string, category: Exclude<PanCategory, 'individual'>): string | undefined {
  const fits = entityRules[category].capacities.includes(text)
  return required(text) ?? (fits ? undefined : `Nobody signs so for: ${panCategories[category].label}`)
}
