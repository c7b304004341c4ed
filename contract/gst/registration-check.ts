import * as z from 'zod/mini'
import { isDay, whyNoDay } from '../kernel/dates.ts'
import { dayText, emailText, requiredText } from '../kernel/fields.ts'
import { ifscText, mobileText, panText, pincodeText } from '../kernel/identity-fields.ts'
import { isAadhaar, isMaskedAadhaar } from '../kernel/ids.ts'
import { fieldMessages } from '../kernel/problem.ts'
import { districtText, states } from '../reference.ts'
import { genders } from '../registration.ts'
import { constitutionNames, constitutions, isConstitution, panFits } from './constitution.ts'
import { activityNames, type GstDraft, liabilityNames, possessionNames } from './registration-draft.ts'

/** What is wrong, by the path of its field: 'people.0.panNo'. */
export type Wrong = Record<string, string>

const place = z.object({
  address1: requiredText(120),
  pin: pincodeText,
  possession: z.enum(possessionNames, 'Required'),
  activity: z.enum(activityNames, 'Required'),
})

const aadhaar = requiredText(20).check(
  z.refine(
    (typed) => isMaskedAadhaar(typed) || isAadhaar(typed.replace(/[\s-]/g, '')),
    'This is not an Aadhaar number. Please check the 12 digits.',
  ),
)
const personPan = panText.check(
  z.refine((pan) => pan.charAt(3) === 'P', 'Enter the PAN of a person: its fourth letter is P'),
)
const person = z.object({
  name: requiredText(75),
  fatherName: requiredText(75),
  dob: dayText,
  mobileNo: mobileText,
  emailId: emailText,
  gender: z.enum(genders, 'Required'),
  panNo: personPan,
  aadhaarNo: aadhaar,
  address: requiredText(200),
})

const whole = z.object({
  constitution: z.enum(constitutionNames, 'Required'),
  legalName: requiredText(100),
  panNo: panText,
  tradeName: requiredText(100),
  emailId: emailText,
  mobileNo: mobileText,
  state: z.enum(states, 'Required'),
  district: districtText(50),
  reason: z.enum(liabilityNames, 'Required'),
  composition: z.enum(['yes', 'no'], 'Required'),
  place,
  additional: z.array(place),
  supplies: z
    .array(
      z.object({
        code: requiredText(8).check(z.regex(/^\d{4}(\d{2}){0,2}$/, 'Enter an HSN or SAC of 4, 6 or 8 digits')),
        description: requiredText(120),
      }),
    )
    .check(z.minLength(1, 'Name at least one')),
  people: z.array(person),
  consent: z.literal(true, 'Required'),
})
const bank = z.object({
  accountNo: requiredText(30).check(z.regex(/^\d{9,18}$/, 'Enter the 9 to 18 digits of the account number')),
  ifsc: ifscText,
})

/** A day in India, and from which age on people act for themselves by the law of it. */
export interface RegistrationDay {
  today: string
  adultAt: number
}

/** Everything that keeps a registration from being sent in; nothing where it is whole. */
export function checkRegistration(draft: GstDraft, day: RegistrationDay): Wrong {
  const own = messagesOf(whole, draft)
  return {
    // First in the order of the form, and last once more: a field's own fault goes before what is wrong beside others.
    ...own,
    ...checkPan(draft),
    ...checkLiability(draft, day.today),
    ...(draft.bankLater ? {} : messagesOf(bank, draft)),
    ...checkPeople(draft, day),
    ...own,
  }
}

function messagesOf(schema: z.ZodMiniObject, draft: GstDraft): Wrong {
  const { error } = z.safeParse(schema, draft)
  return error ? fieldMessages(error) : {}
}

function checkPan({ constitution, panNo, people }: GstDraft): Wrong {
  if (!isConstitution(constitution)) return {}
  const { label, panLetters } = constitutions[constitution]
  const wrong: Wrong = {}
  if (!panFits(constitution, panNo))
    wrong.panNo = `${label}: the fourth letter of the PAN must be ${[...panLetters].join(' or ')}`
  // A proprietor and the business are one before the tax office.
  if (constitution === 'proprietorship' && people[0] && people[0].panNo !== panNo)
    wrong['people.0.panNo'] = "The proprietor's PAN is the PAN of the business"
  return wrong
}

function checkLiability({ reason, liableFrom }: GstDraft, today: string): Wrong {
  if (liableFrom === '') return reason === 'voluntary' ? {} : { liableFrom: 'Required' }
  const wrong = whyNoDay(liableFrom)
  if (wrong) return { liableFrom: wrong }
  return liableFrom > today ? { liableFrom: 'This day is still to come' } : {}
}

function checkPeople({ constitution, people, signatory }: GstDraft, { today, adultAt }: RegistrationDay): Wrong {
  const wrong: Wrong = {}
  if (isConstitution(constitution)) {
    const [least, most] = constitutions[constitution].people
    if (people.length < least) wrong.people = `Name at least ${least}`
    if (people.length > most) wrong.people = `Name at most ${most}`
  }
  if (!people.some(({ key }) => key === signatory)) wrong.signatory = 'Choose who signs'
  const grown = `${Number(today.slice(0, 4)) - adultAt}${today.slice(4)}`
  for (const [i, { dob, panNo }] of people.entries()) {
    if (isDay(dob) && dob > grown) wrong[`people.${i}.dob`] = `Must be at least ${adultAt} years old`
    if (people.findIndex((other) => other.panNo === panNo) < i)
      wrong[`people.${i}.panNo`] = 'Another person here has this PAN'
  }
  return wrong
}
