import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { postSale } from '../sale/post-sale.ts'
import { backOfficeWith } from '../user/back-office-with.ts'

/** Takes the price from the wallet and tells the back office: the kinds of entry and notice are those of the register. */
export async function askPassportForm(tx: Tx, actor: Actor, applicant: string): Promise<void> {
  const merchantId = actor.merchantId ?? ''
  const { id, no } = await tx
    .insertInto('passport_form')
    .values({ merchant_id: merchantId, applicant })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  const sold = { kind: 'passport-form', product: 'passport-form', narration: no } as const
  await postSale(tx, doerOf(actor), { merchantId, fact: `passport-form:${id}`, ...sold })
  for (const userId of await backOfficeWith(tx, 'passport-form'))
    await raiseNotice(tx, { userId, kind: 'passport-form', title: no, text: applicant })
  await recordAudit(tx, doerOf(actor), { act: 'passport-form.asked', subject: no })
}
