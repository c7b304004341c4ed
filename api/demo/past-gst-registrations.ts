import type { GstStatus } from '../../contract/gst/registration-moves.ts'
import { aGstDraft, aGstPerson } from '../../contract/gst/registration-samples.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { addWorkingDays } from '../../contract/kernel/days.ts'
import { demoClarification, demoGstRefusal, demoGstRegistrations } from '../../database/demo/gst.ts'
import { answerDays } from '../gst/registration/answer-days.ts'
import type { Tx } from '../platform/database.ts'
import { type DemoDesk, type DemoHouse, deskOf } from './demo-house.ts'
import { keepDemoPaper } from './keep-demo-paper.ts'
import { daysAgo, type PastEvent } from './past.ts'
import { demoGstin } from './past-gst-returns.ts'
import { pastRefund, pastRelease, pastSale } from './past-sale.ts'

type One = (typeof demoGstRegistrations)[number]

const begun = [
  ['submit', 'submitted'],
  ['start', 'in-progress'],
] as const
const lodged = [...begun, ['lodge', 'arn']] as const
const stepsTo: Record<GstStatus, readonly (readonly [move: string, to: GstStatus])[]> = {
  draft: [],
  submitted: [['submit', 'submitted']],
  'in-progress': begun,
  arn: lodged,
  clarification: [...lodged, ['ask', 'clarification']],
  approved: [...lodged, ['approve', 'approved']],
  rejected: [...lodged, ['reject', 'rejected']],
}
const withDepartment: readonly GstStatus[] = ['arn', 'clarification', 'approved', 'rejected']

const stepMs = 5 * 3_600_000

/** A registration in each of its states, and what became of its money. */
export const pastGstRegistrations = (house: DemoHouse): PastEvent[] =>
  demoGstRegistrations.flatMap((one, i) => {
    const desk = deskOf(house, one.shop)
    const at = daysAgo(one.daysAgo, one.time)
    let made = { id: '', no: '' }
    const sentIn: PastEvent = {
      at,
      happen: async (tx) => {
        made = await addRegistration(tx, desk, { one, now: at, number: i + 1 })
      },
    }
    const ended = new Date(at.getTime() + 3 * stepMs)
    const decided: PastEvent = { at: ended, happen: (tx) => settle(tx, desk, { one, ...made, at: ended }) }
    return one.status === 'approved' || one.status === 'rejected' ? [sentIn, decided] : [sentIn]
  })

async function addRegistration(
  tx: Tx,
  desk: DemoDesk,
  { one, now: at, number }: { one: One; now: Date; number: number },
): Promise<{ id: string; no: string }> {
  const { id, no } = await insertRegistration(tx, desk, { one, now: at, number })
  if (one.status === 'draft') return { id, no }
  const narration = `GST registration ${no}, ${one.name}`
  const sale = { fact: `gst-registration:${id}`, kind: 'gst', narration, product: 'gst-registration', at } as const
  await pastSale(tx, { merchantId: desk.merchantId, ...sale })
  await addSteps(tx, desk, { id, status: one.status, at })
  return { id, no }
}

/** Refused, and the money goes back; or approved, and those above get their share. */
async function settle(
  tx: Tx,
  desk: DemoDesk,
  { one, id, no, at }: { one: One; id: string; no: string; at: Date },
): Promise<void> {
  const fact = `gst-registration:${id}`
  if (one.status === 'rejected') return pastRefund(tx, { fact, reason: `GST registration ${no} was rejected`, at })
  await pastRelease(tx, { fact, at })
  await addCertificate(tx, desk, { id, no, one })
}

async function insertRegistration(
  tx: Tx,
  { merchantId, ownerId }: DemoDesk,
  { one: { status, name, pan }, now, number }: { one: One; now: Date; number: number },
) {
  // Nobody's Aadhaar number is invented here.
  const people = [aGstPerson('p1', { name: `Owner of ${name}`, panNo: pan, aadhaarNo: '' })]
  const draft = aGstDraft({ legalName: name, tradeName: name, panNo: pan, people })
  const asked = status === 'clarification'
  return tx
    .insertInto('gst_registration')
    .values({
      merchant_id: merchantId,
      created_by: ownerId,
      status,
      constitution: draft.constitution,
      legal_name: name,
      trade_name: name,
      pan,
      state: draft.state,
      data: JSON.stringify(draft),
      trn: stepsTo[status].length > 1 ? `27${String(number).padStart(13, '0')}` : null,
      arn: withDepartment.includes(status) ? `AA2700010${String(number).padStart(5, '0')}R` : null,
      reason: status === 'rejected' ? demoGstRefusal : '',
      gstin: status === 'approved' ? demoGstin(pan) : null,
      rounds: asked ? 1 : 0,
      question: asked ? demoClarification : '',
      answer_due: asked ? addWorkingDays(indianDay(now), await answerDays(tx, indianDay(now))) : null,
      created_at: now,
      submitted_at: status === 'draft' ? null : now,
      status_at: new Date(now.getTime() + Math.max(stepsTo[status].length - 1, 0) * stepMs),
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
}

async function addSteps(
  tx: Tx,
  { ownerId, clerkId }: DemoDesk,
  { id, status, at }: { id: string; status: One['status']; at: Date },
): Promise<void> {
  let from = 'draft'
  for (const [i, [move, to]] of stepsTo[status].entries()) {
    const [actor, remark] = [
      move === 'submit' ? ownerId : clerkId,
      move === 'ask' ? demoClarification : move === 'reject' ? demoGstRefusal : '',
    ]
    await tx
      .insertInto('work_event')
      .values({
        service: 'gst-registration',
        record_id: id,
        at: new Date(at.getTime() + i * stepMs),
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

async function addCertificate(
  tx: Tx,
  { clerkId, files }: DemoDesk,
  { id, no, one }: { id: string; no: string; one: One },
): Promise<void> {
  const paper = { heading: 'Registration certificate', about: [one.name, demoGstin(one.pan)], userId: clerkId }
  const fileId = await keepDemoPaper(tx, files, { ...paper, name: `gst-certificate-${no}.pdf` })
  await tx
    .insertInto('gst_registration_file')
    .values({ registration_id: id, kind: 'gst-certificate', file_id: fileId })
    .execute()
}
