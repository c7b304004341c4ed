import type { KycDetails } from '../../contract/kyc.ts'
import { documentLabels } from '../../contract/kyc-moves.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { saveBusinessFacts } from '../merchant/save-business-facts.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { savePerson } from '../user/save-person.ts'
import { lockHandIn, recordKycDecision } from './decide-kyc.ts'
import { readDocuments } from './document-store.ts'
import { knownDetails } from './known-details.ts'
import type { Subject } from './kyc-store.ts'
import { tellPerson } from './tell-person.ts'

interface Given {
  id: string
  submittedAt: string
  now: Date
  publicUrl: string
}

/** Takes a whole KYC as good: its details become the merchant's and the person's own, and they may spend. */
export async function approveKyc(tx: Tx, actor: Actor, { id, submittedAt, now, publicUrl }: Given): Promise<void> {
  const subject = await lockHandIn(tx, { id, move: 'approve', submittedAt })
  await requireVerified(tx, subject)
  const { details } = await knownDetails(tx, subject)
  if (subject.kind === 'merchant') await takeOverBusiness(tx, subject, details)
  else await takeOverPerson(tx, subject, details)
  await recordKycDecision(tx, actor, { subject, decision: { move: 'approve', act: 'kyc.approved', remark: '', now } })
  await tellPerson(tx, subject, {
    title: accountNotices.kycApproved,
    text: accountNotices.kycApprovedText,
    form: false,
    publicUrl,
  })
}

async function requireVerified(tx: Tx, subject: Subject): Promise<void> {
  const open = (await readDocuments(tx, subject.id, subject.kind)).filter(({ state }) => state !== 'verified')
  if (open.length === 0) return
  throw conflict(
    'Every document must be verified first.',
    open.map(({ kind }) => `${documentLabels[kind]()} is not verified`),
  )
}

async function takeOverBusiness(tx: Tx, subject: Subject, details: KycDetails): Promise<void> {
  const { bussName, gstNo, panNo, address1, address2, address3, district, state, pin } = details
  const address = { address1, address2, address3, district, state, pin }
  await saveBusinessFacts(tx, subject.merchantId, { business_name: bussName, pan: panNo, gst_no: gstNo, ...address })
  await savePerson(tx, subject.id, { pan: panNo })
}

async function takeOverPerson(tx: Tx, subject: Subject, details: KycDetails): Promise<void> {
  const { fName, lName, fatherName, gender, dob, panNo } = details
  await savePerson(tx, subject.id, {
    firstName: fName,
    lastName: lName,
    fatherName,
    gender: gender as 'M' | 'F' | 'T',
    dob,
    pan: panNo,
  })
}
