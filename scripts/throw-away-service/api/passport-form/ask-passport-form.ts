import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { postSale } from '../sale/post-sale.ts'
import { requireKyc } from '../user/require-kyc.ts'
import { passportForms } from './passport-forms.ts'

interface Asked {
  applicant: string
  /** The price that the buyer was shown. */
  total?: number | undefined
}

/** Takes the price from the wallet, and tells the business what it has paid for and the back office what to file. */
export async function askPassportForm(
  tx: Tx,
  actor: Actor,
  { applicant, total: agreed }: Asked,
): Promise<{ no: string }> {
  await requireKyc(tx, actor)
  const merchantId = actor.merchantId ?? ''
  const form = await tx
    .insertInto('passport_form')
    .values({ merchant_id: merchantId, created_by: actor.id, applicant })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { id, no } = form
  const sold = { kind: 'passport-form', product: 'passport-form', narration: `Passport form ${no}` } as const
  await postSale(tx, doerOf(actor), { merchantId, fact: passportForms.fact(id), agreed, ...sold })
  await passportForms.move(tx, doerOf(actor), form, { move: 'ask' })
  await passportForms.tellMerchant(tx, form, { title: `${no} is asked for`, text: applicant })
  await passportForms.tellOffice(tx, form, { title: `Passport form ${no}`, text: applicant })
  return { no }
}
