import { profileAnswers } from '../../texts/en/profile-answer.ts'
import { isCommonPassword } from '../platform/crypto/is-common-password.ts'
import { badRequest } from '../platform/problem.ts'

interface OwnNames {
  userName: string
  email: string
  mobile?: string | null
  code: string
  /** What the own business, and the one that runs the portal, are called. */
  businesses?: readonly string[]
}

/** A password that many people have, or that whoever knows the person would try first. */
export function refuseWeakPassword(own: OwnNames, password: string, field = 'password'): void {
  const lower = password.toLowerCase()
  const ownNames = [own.userName, own.email, own.mobile, own.code].map((name) => name?.toLowerCase())
  const refuse = (why: string) => badRequest(profileAnswers.chooseAnotherPassword(), { [field]: why })
  if (isCommonPassword(password)) throw refuse(profileAnswers.tooCommon())
  if (ownNames.includes(lower)) throw refuse(profileAnswers.notYourOwnName())
  if (own.mobile && holds(password, own.mobile)) throw refuse(profileAnswers.notYourMobileNumber())
  if (own.businesses?.some((name) => holds(password, name))) throw refuse(profileAnswers.notTheNameOfTheBusiness())
}

/** Whatever stands between the letters and digits; names of one or two letters are in many words. */
function holds(password: string, name: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain(name).length >= 4 && plain(password).includes(plain(name))
}
