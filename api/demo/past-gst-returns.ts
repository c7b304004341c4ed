import { firstDueRules } from '../../contract/first-law/first-due-dates.ts'
import { findDue } from '../../contract/gst/due-dates.ts'
import { type FilingMove, type FilingStatus, givenBack } from '../../contract/gst/filing-moves.ts'
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
import { demoFilingRefusal, demoGstClients, demoGstReturns, demoQuestion } from '../../database/demo/gst.ts'
import type { Tx } from '../platform/database.ts'
import { type DemoDesk, type DemoHouse, deskOf } from './demo-house.ts'
import { keepDemoPaper } from './keep-demo-paper.ts'
import { daysAgo, type PastEvent } from './past.ts'
import { pastRefund, pastRelease, pastSale } from './past-sale.ts'

type Client = (typeof demoGstClients)[number]
type Return = (typeof demoGstReturns)[number]
type Kind = Return['kind']

const stepsTo: Record<FilingStatus, readonly (FilingMove | 'submit')[]> = {
  submitted: ['submit'],
  'in-progress': ['submit', 'start'],
  query: ['submit', 'start', 'ask'],
  filed: ['submit', 'start', 'file'],
  rejected: ['submit', 'start', 'reject'],
  withdrawn: ['submit', 'withdraw'],
}
/** Short enough that money of one day stays in the order of its hours. */
const stepMs = 1_800_000
const reached: Record<string, FilingStatus> = {
  submit: 'submitted',
  start: 'in-progress',
  ask: 'query',
  file: 'filed',
  reject: 'rejected',
  withdraw: 'withdrawn',
}
const ofMerchant = ['submit', 'withdraw']

export const demoGstin = (pan: string): string => {
  const first = `27${pan}1Z`
  return first + checkSign(first)
}

/** Clients whose returns are due, and a return in each state of the desk. */
export async function pastGstReturns(tx: Tx, house: DemoHouse): Promise<PastEvent[]> {
  const today = indianDay(new Date())
  const since = dayInMonth(monthNumber(today) - 2, 1)
  const ids: string[] = []
  for (const client of demoGstClients) ids.push(await addClient(tx, deskOf(house, client.shop), { client, since }))
  return demoGstReturns.flatMap((one, i): PastEvent[] => {
    const period = lastPeriod(one.kind, today)
    const client = demoGstClients[one.client]
    if (!period || !client) return []
    const sent = { ...one, about: client, clientId: ids[one.client] ?? '', period, today, number: i + 1 }
    const desk = deskOf(house, client.shop)
    return [{ at: daysAgo(one.daysAgo, '10:50'), happen: (own, at) => addReturn(own, desk, { ...sent, at }) }]
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

type Sent = Return & {
  about: Client
  clientId: string
  period: GstPeriod
  today: string
  number: number
}

async function addReturn(tx: Tx, desk: DemoDesk, { at, ...sent }: Sent & { at: Date }): Promise<void> {
  const { merchantId, ownerId } = desk
  const { about: client, name, period, status, today } = sent
  const gstin = demoGstin(client.pan)
  const steps = stepsTo[status]
  const arn = `AA2700020${String(sent.number).padStart(5, '0')}D`
  const ended = new Date(Math.min(at.getTime() + (steps.length - 1) * stepMs, Date.now()))
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
      arn: filed ? arn : null,
      filed_on: filed ? today : null,
      submitted_at: at,
      status_at: ended,
      reason: status === 'rejected' ? demoFilingRefusal : '',
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
  await addSteps(tx, desk, { id, steps, at })
  const fact = `gst-filing:${id}`
  if (givenBack.includes(status)) await pastRefund(tx, { fact, reason: `GST return ${no} was ${status}`, at: ended })
  if (!filed) return
  await pastRelease(tx, { fact, at })
  await addCopy(tx, desk, {
    id,
    fileName: `${name}-${no}.pdf`,
    title: `${gstReturns[name].label} ${periodLabel(period.code)}`,
    about: [gstin, arn],
  })
}

const figuresOf = (name: GstReturn) =>
  name === 'pmt-06'
    ? { cgst: 450_000, sgst: 450_000 }
    : { taxableValue: 12_500_000, igst: 90_000, cgst: 1_125_000, sgst: 1_125_000 }

async function addSteps(
  tx: Tx,
  { ownerId, clerkId }: DemoDesk,
  { id, steps, at }: { id: string; steps: readonly (FilingMove | 'submit')[]; at: Date },
): Promise<void> {
  let from = 'new'
  for (const [i, move] of steps.entries()) {
    const to = reached[move] ?? 'submitted'
    const remark = move === 'ask' ? demoQuestion : move === 'reject' ? demoFilingRefusal : ''
    const actor = ofMerchant.includes(move) ? ownerId : clerkId
    await tx
      .insertInto('work_event')
      .values({
        service: 'gst-filing',
        record_id: id,
        at: new Date(Math.min(at.getTime() + i * stepMs, Date.now())),
        move,
        from_state: from,
        to_state: to,
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
  { id, fileName, title, about }: { id: string; fileName: string; title: string; about: string[] },
): Promise<void> {
  const fileId = await keepDemoPaper(tx, files, { heading: title, about, name: fileName, userId: clerkId })
  await tx
    .insertInto('gst_filing_file')
    .values({ filing_id: id, merchant_id: merchantId, created_by: clerkId, kind: 'filed-copy', file_id: fileId })
    .execute()
}
