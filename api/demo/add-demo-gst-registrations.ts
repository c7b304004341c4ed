import { addWorkingDays, answerDays } from '../../contract/gst/registration-due.ts'
import { aGstDraft, aGstPerson } from '../../contract/gst/registration-samples.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { demoClarification, demoGstRegistrations } from '../../database/demo/gst.ts'
import { system } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { postSale } from '../sale/post-sale.ts'
import { type DemoDesk, demoGstin } from './add-demo-gst-returns.ts'
import { keepDemoPaper } from './draw-demo-paper.ts'

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

/** A registration in several of its states. */
export async function addDemoGstRegistrations(tx: Tx, desk: DemoDesk, now: Date): Promise<void> {
  for (const [i, one] of demoGstRegistrations.entries()) {
    const { id, no } = await insertRegistration(tx, desk, { one, now, number: i + 1 })
    if (one.status === 'draft') continue
    const narration = `GST registration ${no}, ${one.name}`
    const sale = { fact: `gst-registration:${id}`, kind: 'gst', narration, product: 'gst-registration' } as const
    await postSale(tx, system, { merchantId: desk.merchantId, ...sale })
    await addSteps(tx, desk, { id, status: one.status })
    if (one.status === 'approved') await addCertificate(tx, desk, { id, no, one })
  }
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
      submitted_at: status === 'draft' ? null : now,
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
}

async function addSteps(
  tx: Tx,
  { ownerId, clerkId }: DemoDesk,
  { id, status }: { id: string; status: One['status'] },
): Promise<void> {
  let from = 'draft'
  for (const [move, to] of steps[status]) {
    const [actor, remark] = [move === 'submit' ? ownerId : clerkId, move === 'ask' ? demoClarification : '']
    await tx
      .insertInto('gst_registration_event')
      .values({ registration_id: id, move, from_status: from, to_status: to, actor_id: actor, remark })
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
