import { addWorkingDays, answerDays } from '../../contract/gst/registration-due.ts'
import { aGstDraft, aGstPerson } from '../../contract/gst/registration-samples.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { demoClarification, demoGstRegistrations } from '../../database/demo/gst.ts'
import type { Tx } from '../platform/database.ts'
import { keepDemoPaper } from './draw-demo-paper.ts'
import { daysAgo, type Past } from './past.ts'
import { type DemoDesk, demoGstin } from './past-gst-returns.ts'
import { pastRelease, pastSale } from './past-sale.ts'

type One = (typeof demoGstRegistrations)[number]

const steps: Record<One['status'], [move: string, to: string][]> = {
  draft: [],
  submitted: [['submit', 'submitted']],
  clarification: [
    ['submit', 'submitted'],
    ['start', 'in-progress'],
    ['lodge', 'arn'],
    ['ask', 'clarification'],
  ],
  approved: [
    ['submit', 'submitted'],
    ['start', 'in-progress'],
    ['lodge', 'arn'],
    ['approve', 'approved'],
  ],
}

const stepMs = 5 * 3_600_000

/** A registration in several of its states. */
export const pastGstRegistrations = (desk: DemoDesk): Past[] =>
  demoGstRegistrations.map((one, i) => ({
    at: daysAgo(one.daysAgo, one.time),
    happen: (tx, at) => addRegistration(tx, desk, { one, now: at, number: i + 1 }),
  }))

async function addRegistration(
  tx: Tx,
  desk: DemoDesk,
  { one, now: at, number }: { one: One; now: Date; number: number },
): Promise<void> {
  const { id, no } = await insertRegistration(tx, desk, { one, now: at, number })
  if (one.status === 'draft') return
  const narration = `GST registration ${no}, ${one.name}`
  const sale = { fact: `gst-registration:${id}`, kind: 'gst', narration, product: 'gst-registration', at } as const
  await pastSale(tx, { merchantId: desk.merchantId, ...sale })
  await addSteps(tx, desk, { id, status: one.status, at })
  if (one.status === 'approved') await pastRelease(tx, { fact: sale.fact, at: new Date(at.getTime() + 3 * stepMs) })
  if (one.status === 'approved') await addCertificate(tx, desk, { id, no, one })
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
  const lodged = asked || status === 'approved'
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
      trn: lodged ? `27000000000000${number}` : null,
      arn: lodged ? `AA27000100010${number}R` : null,
      gstin: status === 'approved' ? demoGstin(pan) : null,
      rounds: asked ? 1 : 0,
      question: asked ? demoClarification : '',
      answer_due: asked ? addWorkingDays(indianDay(now), answerDays) : null,
      created_at: now,
      submitted_at: status === 'draft' ? null : now,
      status_at: new Date(now.getTime() + Math.max(steps[status].length - 1, 0) * stepMs),
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
  for (const [i, [move, to]] of steps[status].entries()) {
    const [actor, remark] = [move === 'submit' ? ownerId : clerkId, move === 'ask' ? demoClarification : '']
    await tx
      .insertInto('gst_registration_event')
      .values({
        registration_id: id,
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
