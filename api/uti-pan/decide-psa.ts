import { merchantPaths } from '../../contract/paths.ts'
import { psaWorkflow } from '../../contract/uti-pan/psa.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import type { Words } from '../../texts/say.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { badRequest } from '../platform/problem.ts'
import { nextState } from '../platform/require-move.ts'
import { tellBusiness } from '../user/tell-business.ts'
import { decidePsa, lockPsa, type PsaRecord } from './psa-store.ts'

export async function approvePsa(tx: Tx, actor: Actor, { id, psaId }: { id: string; psaId: string }): Promise<void> {
  const request = await lockPsa(tx, id)
  const status = nextState(psaWorkflow, request.status, 'approve')
  const other = await tx
    .selectFrom('psa_request')
    .select('id')
    .where((eb) => eb(eb.fn('upper', ['psa_id']), '=', psaId.toUpperCase()))
    .executeTakeFirst()
  if (other) throw badRequest('Please check the id.', { psaId: 'Another merchant has this id' })
  await decidePsa(tx, id, { status, decided_by: actor.id, psa_id: psaId })
  await recordAudit(tx, doerOf(actor), { act: 'psa.approved', subject: request.no, detail: { psaId } })
  await tellAsker(tx, request, {
    title: moneyNotices.psaIsThere,
    text: () => moneyNotices.psaIsThereText({ psaId }),
  })
}

export async function rejectPsa(tx: Tx, actor: Actor, { id, reason }: { id: string; reason: string }): Promise<void> {
  const request = await lockPsa(tx, id)
  const status = nextState(psaWorkflow, request.status, 'reject')
  await decidePsa(tx, id, { status, decided_by: actor.id, reason })
  await recordAudit(tx, doerOf(actor), { act: 'psa.rejected', subject: request.no, detail: { reason } })
  await tellAsker(tx, request, {
    title: moneyNotices.psaRejected,
    text: reason,
  })
}

async function tellAsker(tx: Tx, request: PsaRecord, words: { title: Words; text: Words }): Promise<void> {
  const { merchant_id: merchantId, asked_by: askedBy } = request
  await tellBusiness(tx, { merchantId, askedBy }, { kind: 'uti-pan', link: merchantPaths.utiPsaLogin, ...words })
  await announce(tx, { topic: 'uti-pan', merchantId })
}
