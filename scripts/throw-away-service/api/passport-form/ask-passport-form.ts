import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { postSale } from '../sale/post-sale.ts'
import { passportForms } from './passport-forms.ts'

/** Takes the price from the wallet and tells the back office: the kinds of entry and notice are those of the register. */
export async function askPassportForm(tx: Tx, actor: Actor, applicant: string): Promise<void> {
  const merchantId = actor.merchantId ?? ''
  const { id, no } = await tx
    .insertInto('passport_form')
    .values({ merchant_id: merchantId, created_by: actor.id, applicant })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  const sold = { kind: 'passport-form', product: 'passport-form', narration: no } as const
  await postSale(tx, doerOf(actor), { merchantId, fact: passportForms.fact(id), ...sold })
  await passportForms.record(tx, doerOf(actor), { id, no, move: 'ask', from: 'new', to: 'asked' })
  await passportForms.tellOffice(tx, { id }, { title: no, text: applicant })
}
