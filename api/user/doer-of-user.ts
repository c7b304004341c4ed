import type { Doer, Visitor } from '../platform/actor.ts'
import type { User } from './find-user.ts'

/** Whoever signs in, or acts without being signed in, as the audit list names them. */
export const doerOfUser = (user: User, visitor: Visitor): Doer => ({
  id: user.id,
  code: user.code,
  role: user.role,
  ip: visitor.ip,
  requestId: visitor.requestId,
})
