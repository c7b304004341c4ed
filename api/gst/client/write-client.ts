import type { GstClientChange } from '../../../contract/gst/client.ts'
import { wrongScheme } from '../../../contract/gst/scheme-limits.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { isFormerBand } from '../../../contract/law/turnover.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { isUniqueViolation, type Tx } from '../../platform/database.ts'
import { badRequest, forbidden } from '../../platform/problem.ts'
import { redateClient } from '../calendar/redate-filings.ts'
import { type Client, lockClient } from './client-store.ts'
import { readSchemeLimits } from './read-scheme-limits.ts'

interface Written {
  client: GstClientChange
  now: Date
}

/** Remembers somebody whose returns are filed here. */
export async function addClient(tx: Tx, actor: Actor, { client, now }: Written): Promise<{ id: string }> {
  if (!actor.merchantId) throw forbidden()
  requirePast(client, now)
  requireBand(client)
  await requireScheme(tx, client, now)
  const row = { merchant_id: actor.merchantId, created_by: actor.id, ...columnsOf(client) }
  const added = await tx
    .insertInto('gst_client')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseSecond)
  await recordAudit(tx, doerOf(actor), { act: 'gst-client.added', subject: client.gstin })
  return added
}

export async function changeClient(tx: Tx, actor: Actor, { id, client, now }: Written & { id: string }): Promise<void> {
  const before = await lockClient(tx, actor, id)
  requirePast(client, now)
  requireBand(client, before.turnover)
  await requireScheme(tx, client, now)
  if (client.gstin !== before.gstin) await requireNoFiling(tx, before)
  await tx.updateTable('gst_client').set(columnsOf(client)).where('id', '=', id).execute().catch(refuseSecond)
  if ((before.cancellation_order_on ?? '') !== client.cancellationOrderOn) await redateClient(tx, id)
  await recordAudit(tx, doerOf(actor), { act: 'gst-client.changed', subject: client.gstin, detail: { id } })
}

/** A client that is put away is not asked about any more; what was filed for it stays. */
export async function setClientActive(
  tx: Tx,
  actor: Actor,
  { id, active }: { id: string; active: boolean },
): Promise<void> {
  const { gstin } = await lockClient(tx, actor, id)
  await tx.updateTable('gst_client').set({ active }).where('id', '=', id).execute()
  await recordAudit(tx, doerOf(actor), { act: active ? 'gst-client.taken-up' : 'gst-client.put-away', subject: gstin })
}

const columnsOf = ({
  legalName,
  tradeName,
  mobileNo,
  since,
  cancelledOn,
  cancellationOrderOn,
  ...client
}: GstClientChange) => ({
  ...client,
  legal_name: legalName,
  trade_name: tradeName,
  mobile: mobileNo,
  since: `${since}-01`,
  cancelled_on: cancelledOn || null,
  cancellation_order_on: cancellationOrderOn || null,
})

function requirePast({ cancelledOn, cancellationOrderOn }: GstClientChange, now: Date): void {
  for (const [field, day] of Object.entries({ cancelledOn, cancellationOrderOn }))
    if (day > indianDay(now))
      throw badRequest(problemTexts.pleaseCheckWhatYou(), { [field]: gstAnswers.dayIsStillToCome() })
}

/** A former band stays where it stands; nobody chooses it anew. */
function requireBand({ turnover }: GstClientChange, kept?: string): void {
  if (isFormerBand(turnover) && turnover !== kept)
    throw badRequest(problemTexts.pleaseCheckWhatYou(), { turnover: gstAnswers.chooseOneOfTheFinerSteps() })
}

/** By the law of today, which the browser asks for as well. */
async function requireScheme(tx: Tx, client: GstClientChange, now: Date): Promise<void> {
  const scheme = wrongScheme(client, await readSchemeLimits(tx, now))
  if (scheme) throw badRequest(problemTexts.pleaseCheckWhatYou(), { scheme })
}

/** The number stands on what was filed under it. */
async function requireNoFiling(tx: Tx, { id, merchant_id }: Client): Promise<void> {
  const filing = await tx
    .selectFrom('gst_filing')
    .select('no')
    .where('merchant_id', '=', merchant_id)
    .where('client_id', '=', id)
    .executeTakeFirst()
  if (filing)
    throw badRequest(problemTexts.pleaseCheckWhatYou(), {
      gstin: gstAnswers.sentInUnderTheOldGstin({ no: filing.no }),
    })
}

function refuseSecond(error: unknown): never {
  if (!isUniqueViolation(error, 'gst_client_merchant_id_gstin_key')) throw error
  throw badRequest(problemTexts.pleaseCheckWhatYou(), { gstin: gstAnswers.gstinStandsAmongYourClients() })
}
