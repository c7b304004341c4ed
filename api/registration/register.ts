import type { Registration, RegistrationReceipt } from '../../contract/registration.ts'
import { currentLanguage } from '../../texts/current-language.ts'
import { registrationAnswers } from '../../texts/en/registration-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { idTypeOptions } from '../catalogue/id-type-options.ts'
import { type Visitor, visitorDoer } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { badRequest, type Problem } from '../platform/problem.ts'
import { wrongPlace } from '../reference/check-place.ts'
import { spendCaptcha } from '../session/spend-captcha.ts'
import { findTaken } from '../user/find-taken.ts'
import { announceRegistration } from './announce-registration.ts'
import { codeKey, lockCode } from './email-code-store.ts'
import { insertRegistration } from './registration-store.ts'
import { requireOpen } from './require-open.ts'
import { tellOfRegistration } from './tell-of-registration.ts'

interface Sending {
  captcha: string
  visitor: Visitor
  now: Date
}

/** Takes a registration for review. Refusals are returned, not thrown, so that the captcha stays used up. */
export async function register(
  tx: Tx,
  given: Registration,
  { captcha, visitor, now }: Sending,
): Promise<RegistrationReceipt | Problem> {
  await requireOpen(tx)
  if (!(await spendCaptcha(tx, visitor, 'register', captcha)))
    return badRequest(registrationAnswers.notThePicture(), { captcha: registrationAnswers.typeTheNewPicture() })
  const code = await lockCode(tx, codeKey(given.emailId, visitor), now)
  if (!code?.verified_at)
    return badRequest(registrationAnswers.emailNotVerified(), { code: registrationAnswers.askForACode() })
  const wrong = await findWrong(tx, given)
  if (Object.keys(wrong).length > 0) return badRequest(registrationAnswers.checkWhatYouEntered(), wrong)
  if (Object.keys(await findTaken(tx, identityOf(given))).length > 0) return taken()
  const made = await insertRegistration(tx, {
    ...columnsOf(given),
    client_ip: visitor.ip,
    language: chosenLanguage(),
    dated: now,
    consented_at: now,
  })
  // Another one like it came in between; only now it can be seen.
  if (!made) return taken()
  await tellOfRegistration(tx, given, made)
  await announceRegistration(tx)
  await recordAudit(tx, visitorDoer(visitor), { act: 'registration.received', subject: made.ref_no })
  return { refNo: made.ref_no, dated: made.dated.toISOString() }
}

/** A page speaks English to whoever has chosen nothing, so that is no choice. */
const chosenLanguage = () => (currentLanguage() === 'en' ? null : currentLanguage())

/** Which of the three it is stays with us: a stranger must not learn by trying who has joined. */
const taken = () => badRequest(registrationAnswers.knownAlready())

/** What only the server can know: the id types on offer, the places of a pincode. */
async function findWrong(db: Db, given: Registration): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {}
  const types = await idTypeOptions(db)
  if (!types.some(({ value }) => value === given.idType)) wrong.idType = registrationAnswers.chooseFromTheList()
  return { ...wrong, ...(await wrongPlace(db, given)) }
}

const identityOf = ({ mobileNo, emailId, panNo }: Registration) => ({ mobile: mobileNo, email: emailId, pan: panNo })

/** A field that is new has its column here, or this does not compile. */
const columnsOf = (given: Registration) => {
  const { fName, lName, fatherName, gender, dob, idType, shopName, ...rest } = given
  const { address1, address2, address3, district, state, pin, mobileNo, emailId, panNo, consent, ...unkept } = rest
  unkept satisfies Record<string, never>
  return {
    mobile: mobileNo,
    email: emailId,
    pan: panNo,
    first_name: fName,
    last_name: lName,
    father_name: fatherName,
    gender,
    dob,
    id_type_id: idType,
    shop_name: shopName,
    address1,
    address2,
    address3,
    district,
    state,
    pin,
  }
}
