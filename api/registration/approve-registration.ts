import type { Selectable } from 'kysely'
import { type Approval, registrationWorkflow } from '../../contract/registration-review.ts'
import type { RegistrationTable } from '../../database/schema.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { packageOptions } from '../catalogue/package-options.ts'
import { type IdType, requireIdType } from '../catalogue/require-id-type.ts'
import { openMerchant } from '../merchant/open-merchant.ts'
import { recordIdSale } from '../merchant/record-id-sale.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { HashedPassword } from '../platform/crypto/password.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { nextState } from '../platform/require-move.ts'
import { findTaken } from '../user/find-taken.ts'
import { holdPan } from '../user/hold-pan.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { refuseWeakPassword } from '../user/refuse-weak-password.ts'
import { welcomePerson } from '../user/welcome-person.ts'
import { announceRegistration } from './announce-registration.ts'
import { lockRegistration, saveRegistrationDecision } from './registration-store.ts'

/** As long as the link in the owner's mail: after that both are dead. */
const firstPasswordHours = 72

interface Given {
  id: string
  approval: Approval
  password: HashedPassword
  link: LinkOptions
}

/** Opens the merchant that a registration asks for, with everything that belongs to it, or nothing at all. */
export async function approveRegistration(
  tx: Tx,
  actor: Actor,
  { id, approval, password, link }: Given,
): Promise<void> {
  const registration = await lockRegistration(tx, id)
  const status = nextState(registrationWorkflow, registration.status, 'approve')
  const idType = await requireIdType(tx, approval.idType)
  const packageId = await choosePackage(tx, approval.packageId, idType)
  await refuseJoinedMeanwhile(tx, registration)
  const userName = approval.userName
  const owner = { ...ownerOf(registration), userName }
  refuseWeakPassword({ ...owner, code: '', businesses: [registration.shop_name] }, password.plain)
  const opened = await openMerchant(tx, {
    businessName: registration.shop_name,
    idTypeId: idType.id,
    packageId,
    registrationId: registration.id,
    pan: registration.pan,
    address: addressOf(registration),
    owner: {
      ...owner,
      passwordHash: password.hash,
      firstPasswordUntil: secondsAfter(link.now, firstPasswordHours * 3600),
      facts: factsOf(registration),
    },
  })
  await recordIdSale(tx, { merchantId: opened.id, idTypeId: idType.id, price: idType.price, soldBy: actor.id })
  await saveRegistrationDecision(tx, id, { status, decidedBy: actor.id, remark: approval.remark || null })
  const joined = () =>
    mailTexts.registrationApproved({ refNo: registration.ref_no, shop: registration.shop_name, code: opened.code })
  await welcomePerson(tx, { ...owner, id: opened.ownerId, joined }, link)
  await announceRegistration(tx)
  await recordAudit(tx, doerOf(actor), {
    act: 'registration.approved',
    subject: registration.ref_no,
    detail: { merchant: opened.code, idType: idType.name, packageId, userName },
  })
}

async function choosePackage(tx: Tx, wanted: string, idType: IdType): Promise<string> {
  if (wanted === '') return idType.defaultPackageId
  const known = (await packageOptions(tx)).some(({ value }) => value === wanted)
  if (!known) throw badRequest('Please check what you entered.', { packageId: 'Please choose one of the list' })
  return wanted
}

/** Someone may have joined with the same number or PAN since it came in. */
async function refuseJoinedMeanwhile(tx: Tx, registration: Selectable<RegistrationTable>): Promise<void> {
  const { mobile, email, pan, id } = registration
  await holdPan(tx, pan)
  const taken = Object.values(await findTaken(tx, { mobile, email, pan }, { exceptRegistration: id }))
  if (taken.length > 0) throw badRequest('This registration cannot be approved.', taken)
}

function ownerOf({ first_name, last_name, mobile, email, language }: Selectable<RegistrationTable>) {
  return { displayName: `${first_name} ${last_name}`.trim(), mobile, email, language }
}

function addressOf({ address1, address2, address3, district, state, pin }: Selectable<RegistrationTable>) {
  return { address1, address2, address3, district, state, pin }
}

function factsOf({ first_name, last_name, father_name, gender, dob, pan }: Selectable<RegistrationTable>) {
  return {
    firstName: first_name,
    lastName: last_name,
    fatherName: father_name,
    gender,
    dob,
    pan,
  }
}
