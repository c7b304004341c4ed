import { sql } from 'kysely'
import { backendPaths } from '../../contract/paths.ts'
import type { PsaRequest } from '../../contract/uti-pan/psa.ts'
import { utiAnswerTexts } from '../../texts/en/uti-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { requireKyc } from '../user/require-kyc.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'

/** Asks the head office for a PSA id; a business has one, and one request for it at a time. */
export async function askPsa(tx: Tx, actor: Actor, given: PsaRequest): Promise<{ no: string }> {
  await requireKyc(tx, actor)
  const row = await tx
    .insertInto('psa_request')
    .values({
      merchant_id: actor.merchantId ?? '',
      person_name: given.personName,
      shop_name: given.shopName,
      mobile: given.mobileNo,
      email: given.emailId,
      pan: given.panNo,
      district: given.district,
      state: given.state,
      pin: given.pin,
      existing_id: given.existingId,
      asked_by: actor.id,
    })
    .onConflict((clash) => clash.column('merchant_id').where(sql<boolean>`status <> 'rejected'`).doNothing())
    .returning('no')
    .executeTakeFirst()
  if (!row) throw conflict(utiAnswerTexts.youHaveAsked())
  await recordAudit(tx, doerOf(actor), { act: 'psa.asked', subject: row.no })
  await tellBackOffice(tx, 'uti-pan', {
    kind: 'uti-pan-review',
    title: `PSA request ${row.no}`,
    text: `${given.shopName}, ${given.district}, ${given.state}`,
    link: backendPaths.utiPsaLogin,
  })
  return row
}
