import { findDue } from '../../contract/gst/due-dates.ts'
import type { FilingMove, FilingStatus } from '../../contract/gst/filing-moves.ts'
import { type GstReturn, gstReturns, returnProduct } from '../../contract/gst/returns.ts'
import {
  dayInMonth,
  type GstPeriod,
  monthNumber,
  periodLabel,
  periodsEnding,
} from '../../contract/gst/returns-periods.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { checkSign } from '../../contract/kernel/gstin.ts'
import { firstDueRules } from '../../contract/law/first-due-dates.ts'
import { demoGstClients, demoQuestion } from '../../database/demo/gst.ts'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { keepDemoPaper } from './draw-demo-paper.ts'
import { daysAgo, type Past } from './past.ts'
import { pastRelease, pastSale } from './past-sale.ts'

/** A shop of the demo, with its owner and somebody of the back office. */
export interface DemoDesk {
  merchantId: string
  ownerId: string
  clerkId: string
  files: FileStore
}

type Kind = 'month' | 'early-month' | 'quarter'
type Client = (typeof demoGstClients)[number]
interface Return {
  client: number
  name: GstReturn
  kind: Kind
  status: FilingStatus
  steps: (FilingMove | 'submit')[]
  daysAgo: number
}

const returns: Return[] = [
  { client: 0, name: 'gstr-1', kind: 'month', status: 'filed', steps: ['submit', 'start', 'file'], daysAgo: 3 },
  { client: 0, name: 'gstr-3b', kind: 'month', status: 'in-progress', steps: ['submit', 'start'], daysAgo: 2 },
  { client: 1, name: 'pmt-06', kind: 'early-month', status: 'query', steps: ['submit', 'start', 'ask'], daysAgo: 1 },
  { client: 2, name: 'cmp-08', kind: 'quarter', status: 'submitted', steps: ['submit'], daysAgo: 0 },
]
const stepMs = 3_600_000
const reached: Record<string, FilingStatus> = { submit: 'submitted', start: 'in-progress', ask: 'query', file: 'filed' }

export const demoGstin = (pan: string): string => {
  const first = `27${pan}1Z`
  return first + checkSign(first)
}

/** Clients whose returns are due, and a return in each state of the desk. */
export async function pastGstReturns(tx: Tx, desk: DemoDesk): Promise<Past[]> {
  const today = indianDay(new Date())
  const since = dayInMonth(monthNumber(today) - 2, 1)
  const ids: string[] = []
  for (const client of demoGstClients) ids.push(await addClient(tx, desk, { client, since }))
  return returns.flatMap((one) => {
    const period = lastPeriod(one.kind, today)
    if (!period) return []
    const sent = { ...one, clientId: ids[one.client] ?? '', period, today }
    return [
      { at: daysAgo(one.daysAgo, '10:50'), happen: (own, at) => addReturn(own, desk, { ...sent, at }) } satisfies Past,
    ]
  })
}

const lastPeriod = (kind: Kind, today: string): GstPeriod | undefined =>
  periodsEnding(kind, dayInMonth(monthNumber(today) - 6, 1), dayInMonth(monthNumber(today) - 1, 31)).at(-1)

async function addClient(
  tx: Tx,
  { merchantId, ownerId }: DemoDesk,
  { client, since }: { client: Client; since: string },
): Promise<string> {
  const { pan, name, trade, scheme, turnover } = client
  const facts = { gstin: demoGstin(pan), legal_name: name, trade_name: trade, scheme, turnover, mobile: '9800000020' }
  const { id } = await tx
    .insertInto('gst_client')
    .values({ merchant_id: merchantId, created_by: ownerId, since, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Sent extends Return {
  clientId: string
  period: GstPeriod
  today: string
}

async function addReturn(tx: Tx, desk: DemoDesk, { at, ...sent }: Sent & { at: Date }): Promise<void> {
  const { merchantId, ownerId } = desk
  const client = demoGstClients[sent.client] ?? demoGstClients[0]
  const gstin = demoGstin(client.pan)
  const { name, period, status, today } = sent
  const duty = { returnType: name, scheme: client.scheme, stateGroup: 'A', period: period.code } as const
  const filed = status === 'filed'
  const { id, no } = await tx
    .insertInto('gst_filing')
    .values({
      merchant_id: merchantId,
      created_by: ownerId,
      client_id: sent.clientId,
      status,
      return_type: name,
      period: period.code,
      period_label: periodLabel(period.code),
      period_end: period.end,
      due_on: findDue({ rules: firstDueRules, extensions: [] }, duty)?.date ?? today,
      gstin,
      legal_name: client.name,
      trade_name: client.trade,
      scheme: client.scheme,
      mobile: '9800000020',
      nil: false,
      figures: JSON.stringify(figuresOf(name)),
      note: 'Registers by mail on request.',
      arn: filed ? 'AA270001000001D' : null,
      filed_on: filed ? today : null,
      submitted_at: at,
      status_at: new Date(at.getTime() + (sent.steps.length - 1) * stepMs),
      rounds: status === 'query' ? 1 : 0,
      question: status === 'query' ? demoQuestion : '',
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  const narration = `GST return ${no}, ${gstReturns[name].label} ${periodLabel(period.code)} of ${client.name}`
  await pastSale(tx, {
    merchantId,
    fact: `gst-filing:${id}`,
    kind: 'gst',
    narration,
    product: returnProduct(name),
    at,
  })
  await addSteps(tx, desk, { id, steps: sent.steps, at })
  if (filed) await pastRelease(tx, { fact: `gst-filing:${id}`, at })
  if (filed) await addCopy(tx, desk, { id, no, title: `${gstReturns[name].label} ${periodLabel(period.code)}`, gstin })
}

const figuresOf = (name: GstReturn) =>
  name === 'pmt-06'
    ? { cgst: 450_000, sgst: 450_000 }
    : { taxableValue: 12_500_000, igst: 90_000, cgst: 1_125_000, sgst: 1_125_000 }

async function addSteps(
  tx: Tx,
  { ownerId, clerkId }: DemoDesk,
  { id, steps, at }: { id: string; steps: Return['steps']; at: Date },
): Promise<void> {
  let from = 'new'
  for (const [i, move] of steps.entries()) {
    const to = reached[move] ?? 'submitted'
    const remark = move === 'ask' ? demoQuestion : ''
    const actor = move === 'submit' ? ownerId : clerkId
    await tx
      .insertInto('gst_filing_event')
      .values({
        filing_id: id,
        at: new Date(at.getTime() + i * stepMs),
        move,
        from_status: from,
        to_status: to,
        actor_id: actor,
        remark,
      })
      .execute()
    from = to
  }
}

async function addCopy(
  tx: Tx,
  { merchantId, clerkId, files }: DemoDesk,
  { id, no, title, gstin }: { id: string; no: string; title: string; gstin: string },
): Promise<void> {
  const about = [gstin, 'ARN AA270001000001D']
  const fileId = await keepDemoPaper(tx, files, { heading: title, about, name: `gstr-1-${no}.pdf`, userId: clerkId })
  await tx
    .insertInto('gst_filing_file')
    .values({ filing_id: id, merchant_id: merchantId, created_by: clerkId, kind: 'filed-copy', file_id: fileId })
    .execute()
}
