import * as z from 'zod/mini'
import { askedRefund } from '../asked-refund.ts'
import { endpoint, fileEndpoint } from '../kernel/endpoint.ts'
import { byId } from '../kernel/fields.ts'
import { type Access, adminOnly, backOffice, merchantArea } from '../kernel/role.ts'
import { panDraft } from './draft.ts'
import { panRow } from './lists.ts'
import { panReason } from './office.ts'
import { panMoves, panStates } from './states.ts'

/** One step of the timeline. */
export const panStep = z.object({
  at: z.string(),
  move: z.enum(panMoves),
  to: z.enum(panStates),
  /** Who made it; for a merchant nobody of the back office has a name. */
  who: z.string(),
  remark: z.string(),
  reasons: z.array(panReason),
})
export type PanStep = z.infer<typeof panStep>

export const panFileKinds = ['scan', 'photo', 'signature', 'document', 'tin-scan', 'page'] as const
export const panFile = z.object({
  id: z.string(),
  kind: z.enum(panFileKinds),
  label: z.string(),
  name: z.string(),
  isPdf: z.boolean(),
  size: z.number(),
  at: z.string(),
  /** Newer ones of a kind take the place of older ones, which stay for the record. */
  newest: z.boolean(),
})
export type PanFile = z.infer<typeof panFile>

/** What was paid and what came back, in paise. */
const panMoney = z.object({
  product: z.string(),
  price: z.number(),
  paidAt: z.string(),
  /** What the merchant keeps of it, after TDS. */
  commission: z.number(),
  refundedAt: z.nullable(z.string()),
  refundReason: z.string(),
})

/** Everything that is known of one application. The two Aadhaar numbers come masked. */
export const panInfo = z.object({
  ...panRow.shape,
  card: z.enum(['card', 'epan']),
  formName: z.string(),
  ackedAt: z.nullable(z.string()),
  issuedAt: z.nullable(z.string()),
  reasons: z.array(panReason),
  freeUntil: z.nullable(z.string()),
  refundAskedAt: z.nullable(z.string()),
  /** A refund that waits for a second person. */
  refundFirst: z.nullable(askedRefund),
  data: panDraft,
  steps: z.array(panStep),
  files: z.array(panFile),
  money: z.nullable(panMoney),
})
export type PanInfo = z.infer<typeof panInfo>

function infoCalls(base: '/backend' | '/merchant', allow: Access) {
  return {
    getInfo: endpoint({
      method: 'GET',
      path: `${base}/nsdlpan/paninfo/:id`,
      reads: ['nsdl-pan', 'courier'],
      summary: 'Everything about one PAN application: facts, timeline, files, money',
      allow,
      params: byId,
      reply: panInfo,
    }),
    getFile: fileEndpoint({
      path: `${base}/nsdlpan/file/:id`,
      summary: 'One file of a PAN application',
      allow,
      params: byId,
    }),
  }
}
export type PanInfoCalls = ReturnType<typeof infoCalls>
export const officeInfo = infoCalls('/backend', backOffice('nsdl-pan'))
export const merchantInfo = infoCalls('/merchant', merchantArea('apply'))

export const revealPanAadhaar = endpoint({
  method: 'POST',
  path: '/backend/nsdlpan/paninfo/:id/aadhaar',
  changes: [],
  because: 'A look that is recorded in the audit list, and nothing else',
  summary: 'The whole Aadhaar numbers of an application; every look is recorded',
  allow: adminOnly,
  params: byId,
  reply: z.object({ aadhaarNo: z.string(), raAadhaarNo: z.string() }),
})

/** The one that waits longest in each list where somebody has to act. */
export const panWaiting = z.object({
  queue: z.string(),
  id: z.string(),
  refNo: z.string(),
  cardName: z.string(),
  stateAt: z.string(),
})
export type PanWaiting = z.infer<typeof panWaiting>
const waitingCall = (base: '/backend' | '/merchant', allow: Access) =>
  endpoint({
    method: 'GET',
    path: `${base}/nsdlpan/oldest`,
    reads: ['nsdl-pan', 'figures'],
    summary: 'The application that waits longest in each list',
    allow,
    reply: z.array(panWaiting),
  })
export const getOfficeOldest = waitingCall('/backend', backOffice('nsdl-pan'))
export const getMerchantOldest = waitingCall('/merchant', merchantArea('apply'))
