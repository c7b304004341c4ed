import type { Standing } from '../../contract/kernel/role.ts'

/** The browser behind a request, signed in or not. */
export interface Visitor {
  ip: string
  /** A short name of the browser, for people: 'Chrome on Android'. */
  agent: string
  requestId: string
  /** The secret of this browser's device cookie; made, and set on the reply, when there is none yet. */
  device(): string
  /** True when the request itself brought the device cookie. */
  hasDevice: boolean
  /** The access token that the request brought, genuine or not. */
  token?: string
}

/** The signed-in person behind a request. */
export interface Actor extends Standing {
  id: string
  code: string
  name: string
  merchantId: string | null
  signInId: string
  visitor: Visitor
}

/** Whom the audit list names: a person, or the portal itself. */
export interface Doer {
  id: string | null
  code: string
  role: string
  ip: string
  requestId: string
}

export const systemDoer: Doer = { id: null, code: 'system', role: 'system', ip: '', requestId: '' }

export const visitorDoer = (visitor: Visitor): Doer => ({
  id: null,
  code: 'visitor',
  role: 'none',
  ip: visitor.ip,
  requestId: visitor.requestId,
})

export const doerOf = (actor: Actor): Doer => ({
  id: actor.id,
  code: actor.code,
  role: actor.role,
  ip: actor.visitor.ip,
  requestId: actor.visitor.requestId,
})

/** Who takes turns at a processor: the people of one business together, everybody else for themselves. */
export const turnOf = ({ id, merchantId }: Actor): string =>
  merchantId === null ? `user:${id}` : `business:${merchantId}`
