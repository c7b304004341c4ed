import * as z from 'zod/mini'
import { checkTexts } from '../texts/en/checks.ts'
import { courierTexts } from '../texts/en/courier.ts'
import {
  consignmentStatuses,
  consignmentStatusLabels,
  directionLabels,
  directions,
  itemStates,
} from './courier-states.ts'
import { endpoint, fileEndpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { anyText, byId, option, recentDay, requiredText } from './kernel/fields.ts'
import { optionOf } from './kernel/option-of.ts'
import { type Access, backOffice, merchantArea } from './kernel/role.ts'
import { choiceColumn, dateColumn, numberColumn, textColumn } from './kernel/table.ts'

// text: only the back office unpacks by number.
const enterANumber = 'Enter a token or an acknowledgement number'
const forMerchant = merchantArea('courier')
const forOffice = backOffice('courier')
export const mostItems = 200
const oldestDays = 60
const maybe = (max: number) => z._default(anyText(max), '')
const id = z.string({ error: checkTexts.required }).check(z.regex(/^\d{1,18}$/, { error: checkTexts.required }))

const parcel = {
  companyId: id,
  /** Letters and digits as the receipt shows them; none where it is brought by hand. */
  docket: maybe(40).check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
    z.regex(/^([A-Z0-9/]{4,40})?$/, { error: courierTexts.lettersAndDigits }),
  ),
  sentOn: recentDay(oldestDays),
  contents: maybe(300),
  remark: maybe(300),
}
/** What a merchant sends: hard copies from the list, other things in words, or both. */
export const ownConsignment = z
  .object({
    ...parcel,
    applicationIds: z._default(
      z.array(id).check(z.maxLength(mostItems, { error: () => courierTexts.atMost({ most: mostItems }) })),
      [],
    ),
  })
  .check(
    z.refine(({ contents, applicationIds }) => contents !== '' || applicationIds.length > 0, {
      error: courierTexts.tickOrSay,
      path: ['contents'],
    }),
  )
export type OwnConsignment = z.infer<typeof ownConsignment>
export const officeConsignment = z
  .object({ ...parcel, merchantId: id })
  .check(z.refine(({ contents }) => contents !== '', { error: checkTexts.required, path: ['contents'] }))
export type OfficeConsignment = z.infer<typeof officeConsignment>

/** A hard copy that waits to be sent. */
export const dueHardCopy = z.object({
  id: z.string(),
  refNo: z.string(),
  ackNo: z.string(),
  cardName: z.string(),
  /** The last day on which it should have come. */
  due: z.nullable(z.string()),
})
export type DueHardCopy = z.infer<typeof dueHardCopy>
const company = z.extend(option, { trackingLink: z.string() })

export const getOwnCourierOptions = endpoint({
  method: 'GET',
  path: '/merchant/misc/courier/options',
  reads: ['courier', 'courier-company'],
  summary: 'Companies, and the hard copies that wait',
  allow: forMerchant,
  reply: z.object({ companies: z.array(company), papers: z.array(dueHardCopy), lastCompanyId: z.string() }),
})
export const getCourierOptions = endpoint({
  method: 'GET',
  path: '/backend/misc/courier/options',
  reads: ['courier-company', 'merchant'],
  summary: 'Companies to send by, and merchants by code or name',
  allow: forOffice,
  query: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  reply: z.object({ companies: z.array(company), merchants: z.array(option) }),
})
const added = z.object({ id: z.string(), no: z.string() })
export const addOwnConsignment = endpoint({
  method: 'POST',
  path: '/merchant/misc/courier/add',
  changes: ['courier'],
  summary: 'Tell of a parcel to the head office',
  allow: forMerchant,
  body: ownConsignment,
  reply: added,
})
export const changeOwnConsignment = endpoint({
  method: 'POST',
  path: '/merchant/misc/courier/:id/change',
  changes: ['courier'],
  summary: 'Change a parcel until it is received',
  allow: forMerchant,
  params: byId,
  owned: true,
  body: ownConsignment,
  reply: nothing,
})
export const addConsignment = endpoint({
  method: 'POST',
  path: '/backend/misc/courier/add',
  changes: ['courier'],
  summary: 'Tell of a parcel to a merchant',
  allow: forOffice,
  body: officeConsignment,
  reply: added,
})

const row = {
  id: z.string(),
  no: z.string(),
  sentOn: z.string(),
  direction: z.enum(directions),
  status: z.enum(consignmentStatuses),
  company: z.string(),
  docket: z.string(),
  items: z.number(),
  missing: z.number(),
  contents: z.string(),
}
export const ownConsignmentRow = z.object(row)
export const consignmentRow = z.object({ ...row, code: z.string(), bussName: z.string() })
const columns = {
  no: textColumn(courierTexts.no, { width: 110 }),
  sentOn: dateColumn(courierTexts.sentOn, { width: 120 }),
  direction: choiceColumn(
    courierTexts.direction,
    directions.map((value) => optionOf(value, () => directionLabels[value])),
    { width: 160 },
  ),
  status: choiceColumn(
    courierTexts.status,
    consignmentStatuses.map((value) => optionOf(value, () => consignmentStatusLabels[value])),
    { width: 120 },
  ),
  company: textColumn(courierTexts.courier, { width: 150 }),
  docket: textColumn(courierTexts.docketNo, { width: 160 }),
  items: numberColumn(courierTexts.hardCopies, { width: 110, sortable: false }),
  missing: numberColumn(courierTexts.missing, { width: 100, sortable: false }),
  contents: textColumn(courierTexts.contents, { width: 220 }),
}
export const listOwnConsignments = tableEndpoint({
  path: '/merchant/misc/courier/list',
  reads: ['courier'],
  title: courierTexts.courier,
  allow: forMerchant,
  columns,
  card: {
    title: 'no',
    line: ['company', 'docket'],
    state: 'status',
    day: 'sentOn',
    facts: ['direction', 'items', 'missing', 'contents'],
  },
  row: ownConsignmentRow,
})
export const listConsignments = tableEndpoint({
  path: '/backend/misc/courier/list',
  reads: ['courier'],
  title: courierTexts.courier,
  allow: forOffice,
  columns: {
    ...columns,
    code: textColumn(courierTexts.merchant, { width: 110 }),
    bussName: textColumn('Business', { width: 180 }),
  },
  card: {
    title: 'bussName',
    line: ['no', 'code'],
    state: 'status',
    day: 'sentOn',
    facts: ['direction', 'company', 'docket', 'items', 'missing', 'contents'],
  },
  row: consignmentRow,
})

export const consignmentItem = z.object({
  id: z.string(),
  applicationId: z.string(),
  refNo: z.string(),
  ackNo: z.string(),
  cardName: z.string(),
  state: z.enum(itemStates),
})
export type ConsignmentItem = z.infer<typeof consignmentItem>
export const consignmentDetail = z.object({
  ...row,
  companyId: z.string(),
  code: z.string(),
  bussName: z.string(),
  remark: z.string(),
  sentBy: z.string(),
  receivedBy: z.nullable(z.string()),
  receivedAt: z.nullable(z.string()),
  trackingLink: z.string(),
  /** Whether the caller's side has sent it; the other side receives it. */
  own: z.boolean(),
  list: z.array(consignmentItem),
})
export type ConsignmentDetail = z.infer<typeof consignmentDetail>

/** Calls that both sides have, each on its own address. */
function sideCalls(base: '/merchant' | '/backend', allow: Access) {
  const owned = base === '/merchant'
  return {
    get: endpoint({
      method: 'GET',
      path: `${base}/misc/courier/:id`,
      reads: ['courier'],
      summary: 'A parcel with its hard copies',
      allow,
      params: byId,
      owned,
      reply: consignmentDetail,
    }),
    sheet: fileEndpoint({
      path: `${base}/misc/courier/:id/sheet`,
      summary: 'The batch sheet to put into a parcel, with bar codes',
      allow,
      limit: 'paper',
      params: byId,
      owned,
    }),
    receive: endpoint({
      method: 'POST',
      path: `${base}/misc/courier/:id/receive`,
      changes: ['courier'],
      summary: 'Close a parcel that has come; hard copies that were not seen are missing',
      allow,
      params: byId,
      owned,
      reply: nothing,
    }),
  }
}
export const merchantCourier = sideCalls('/merchant', forMerchant)
export const officeCourier = sideCalls('/backend', forOffice)

export const receiveItem = endpoint({
  method: 'POST',
  path: '/backend/misc/courier/:id/receive-item',
  changes: ['courier'],
  summary: 'Note one hard copy as received, by its token or acknowledgement number',
  allow: forOffice,
  params: byId,
  body: z.object({
    number: requiredText(20).check(z.regex(/^\d{10}$|^\d{15}$/, enterANumber)),
  }),
  reply: z.object({ cardName: z.string(), left: z.number() }),
})

export const overdueRow = z.object({
  id: z.string(),
  refNo: z.string(),
  ackNo: z.string(),
  cardName: z.string(),
  code: z.string(),
  bussName: z.string(),
  due: z.string(),
})
export type OverdueRow = z.infer<typeof overdueRow>
export const listOverdue = tableEndpoint({
  path: '/backend/misc/courier/overdue',
  reads: ['courier'],
  // text: a list of the back office.
  title: 'Overdue hard copies',
  allow: forOffice,
  columns: {
    refNo: textColumn(courierTexts.tokenNo, { width: 130 }),
    ackNo: textColumn(courierTexts.ackNo, { width: 160 }),
    cardName: textColumn(courierTexts.cardname, { width: 200 }),
    code: textColumn(courierTexts.merchant, { width: 110 }),
    bussName: textColumn('Business', { width: 200 }),
    due: dateColumn(courierTexts.due, { width: 120 }),
  },
  card: { title: 'cardName', line: ['refNo', 'ackNo'], day: 'due', facts: ['code', 'bussName'] },
  row: overdueRow,
})
