import type { NewMember } from '../../contract/member.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { problemTexts } from '../../texts/en/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type IdType, requireIdType } from '../catalogue/require-id-type.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, conflict, type Problem } from '../platform/problem.ts'
import { wrongPlace } from '../reference/check-place.ts'
import { holdPan } from '../user/hold-pan.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { refuseTakenDetails } from '../user/refuse-taken-details.ts'
import { requireKyc } from '../user/require-kyc.ts'
import { welcomePerson } from '../user/welcome-person.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { requireAgreed } from '../wallet/require-agreed.ts'
import { noRoom } from './member-options.ts'
import { hasRoomBelow, mayAdd } from './member-rules.ts'
import { depthOf, findOwner, holdMerchant, type Merchant, readRecruits } from './merchant-store.ts'
import { type OpenedMerchant, openMerchant } from './open-merchant.ts'
import { recordIdSale } from './record-id-sale.ts'

/** Opens a business below the actor's own and takes the price of its id from the wallet: all of it, or nothing. */
export async function addMember(
  tx: Tx,
  actor: Actor,
  { given, agreed, link }: { given: NewMember; agreed: number | undefined; link: LinkOptions },
): Promise<{ id: string; code: string } | Problem> {
  const upline = await holdMerchant(tx, actor.merchantId)
  await requireKyc(tx, actor)
  const idType = await requireAllowed(tx, upline, given.idType)
  requireAgreed(idType, agreed)
  await holdPan(tx, given.panNo)
  const wrong = await wrongPlace(tx, given)
  if (Object.keys(wrong).length > 0) throw badRequest(problemTexts.pleaseCheckWhatYou(), wrong)
  const { mobileNo: mobile, emailId: email, panNo: pan } = given
  const words = peopleAnswers.memberCannotBeAdded()
  const refusal = await refuseTakenDetails(tx, actor, { mobile, email, pan, refusal: words })
  if (refusal) return refusal
  const opened = await openMerchant(tx, merchantOf(given, { upline, idType }))
  const entryId = await charge(tx, actor, { upline, idType, code: opened.code })
  const sale = { merchantId: opened.id, idTypeId: idType.id, price: idType.price, soldBy: actor.id }
  await recordIdSale(tx, { ...sale, seller: { id: upline.id, entryId } })
  await tellBoth(tx, { given, upline, opened, link })
  await recordAudit(tx, doerOf(actor), {
    act: 'member.added',
    subject: opened.code,
    detail: { under: upline.code, idType: idType.name, paise: idType.price, consent: given.consent },
  })
  return { id: opened.id, code: opened.code }
}

/** A type that the adder may not take in is told like one that does not exist. */
async function requireAllowed(tx: Tx, upline: Merchant, wanted: string): Promise<IdType> {
  const standing = { type: upline.id_type_id, depth: await depthOf(tx, upline.id) }
  if (!hasRoomBelow(standing)) throw conflict(noRoom())
  const idType = await requireIdType(tx, wanted)
  if (!mayAdd(await readRecruits(tx), standing, idType.id))
    throw badRequest(problemTexts.pleaseCheckWhatYou(), { idType: peopleAnswers.chooseOneOfTheList() })
  return idType
}

function merchantOf(given: NewMember, { upline, idType }: { upline: Merchant; idType: IdType }) {
  const { address1, address2, address3, district, state, pin, gender, dob, panNo: pan } = given
  const { fName: firstName, lName: lastName, fatherName } = given
  return {
    businessName: given.shopName,
    idTypeId: idType.id,
    packageId: idType.defaultPackageId,
    uplineId: upline.id,
    pan,
    gstNo: given.gstNo,
    address: { address1, address2, address3, district, state, pin },
    owner: {
      userName: given.mobileNo,
      displayName: nameOf(given),
      mobile: given.mobileNo,
      email: given.emailId,
      facts: { firstName, lastName, fatherName, gender, dob, pan },
    },
  }
}

const nameOf = ({ fName, lName }: NewMember): string => `${fName} ${lName}`.trim()

/** The entry that took the money; none for an id that costs nothing. */
async function charge(
  tx: Tx,
  actor: Actor,
  { upline, idType, code }: { upline: Merchant; idType: IdType; code: string },
): Promise<string | null> {
  if (idType.price === 0) return null
  const { entryId } = await postEntry(tx, {
    reference: `id-sale:${code}`,
    kind: 'id-sale',
    narration: `${idType.name} id for ${code}`,
    actorId: actor.id,
    lines: [
      { account: { wallet: upline.id }, amount: -idType.price },
      { account: 'id-sales', amount: idType.price },
    ],
  })
  return entryId
}

interface Added {
  given: NewMember
  upline: Merchant
  opened: OpenedMerchant
  link: LinkOptions
}

async function tellBoth(tx: Tx, { given, upline, opened, link }: Added): Promise<void> {
  const joined = () =>
    mailTexts.businessAdded({
      business: upline.business_name,
      businessCode: upline.code,
      shop: given.shopName,
      code: opened.code,
    })
  const person = { id: opened.ownerId, userName: given.mobileNo, displayName: nameOf(given), email: given.emailId }
  await welcomePerson(tx, { ...person, joined }, link)
  await raiseNotice(tx, {
    userId: opened.ownerId,
    kind: 'merchant',
    title: () => accountNotices.welcome({ business: given.shopName }),
    text: () => accountNotices.welcomeText({ business: upline.business_name, code: upline.code }),
    link: publicPaths.merchantKyc,
  })
  const owner = await findOwner(tx, upline.id)
  if (!owner) return
  await raiseNotice(tx, {
    userId: owner.id,
    kind: 'merchant',
    title: () => accountNotices.newMember({ code: opened.code }),
    text: `${given.shopName}, ${given.district}, ${given.state}`,
    link: merchantPaths.member(opened.id),
  })
}
