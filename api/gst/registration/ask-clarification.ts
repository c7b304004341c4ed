import { formatDate, indianDay } from '../../../contract/kernel/dates.ts'
import { addWorkingDays } from '../../../contract/kernel/days.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { answerDays } from './answer-days.ts'
import { lockGstRegistration } from './registration-store.ts'
import { registrations } from './registrations.ts'

interface Asking {
  id: string
  question: string
  now: Date
}

/** Hands on what the department wants to know; the law says how long the merchant has. */
export async function askClarification(tx: Tx, actor: Actor, { id, question, now }: Asking): Promise<void> {
  const registration = await lockGstRegistration(tx, actor, id)
  const today = indianDay(now)
  const due = addWorkingDays(today, await answerDays(tx, today))
  await registrations.move(tx, doerOf(actor), registration, {
    move: 'ask',
    remark: question,
    change: { rounds: registration.rounds + 1, question, answer_due: due },
  })
  await registrations.tellMerchant(tx, registration, {
    title: () => gstNotices.registrationAsked({ no: registration.no }),
    text: () => gstNotices.registrationAskedText({ question, due: formatDate(due) }),
  })
}
