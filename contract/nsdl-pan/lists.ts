import * as z from 'zod/mini'
import { endpoint, tableEndpoint } from '../kernel/endpoint.ts'
import { backOffice, merchantArea } from '../kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from '../kernel/table.ts'
import { panCategoryNames, panCategoryOptions, panTypeNames, panTypes } from './category.ts'
import { type MerchantQueue, merchantQueues, type OfficeQueue, officeQueues, type PanQueue } from './queues.ts'
import { panStateOptions, panStates } from './states.ts'

export const hardcopyStates = ['none', 'due', 'couriered', 'received', 'forwarded'] as const
export const hardcopyLabels: Record<(typeof hardcopyStates)[number], string> = {
  none: 'Not wanted',
  due: 'Due',
  couriered: 'On its way',
  received: 'Received',
  forwarded: 'Forwarded',
}

/** An application in a list; the names of the fields are those of the calls, odd spellings too. */
export const panRow = z.object({
  id: z.string(),
  refNo: z.string(),
  ackNo: z.nullable(z.string()),
  dated: z.string(),
  applicantionType: z.enum(panTypeNames),
  cat: z.enum(panCategoryNames),
  cardName: z.string(),
  code: z.string(),
  bussName: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  state: z.enum(panStates),
  stateAt: z.string(),
  pan: z.nullable(z.string()),
  mode: z.enum(['physical', 'paperless']),
  hardcopy: z.enum(hardcopyStates),
})
export type PanRow = z.infer<typeof panRow>

const typeOptions = panTypeNames.map((value) => ({ value, label: panTypes[value] }))
const columns = {
  refNo: textColumn('Token No.', { width: 130 }),
  dated: dateTimeColumn('Date', { width: 180 }),
  applicantionType: choiceColumn('Type', typeOptions, { width: 110 }),
  cat: choiceColumn('Category', panCategoryOptions, { width: 150 }),
  cardName: textColumn('Cardname', { width: 200 }),
  code: textColumn('Merchant', { width: 110 }),
  bussName: textColumn('Business', { width: 180 }),
  mobileNo: textColumn('Mobile No.', { width: 120 }),
  emailId: textColumn('Email', { width: 200 }),
  state: choiceColumn('State', panStateOptions, { width: 150 }),
  stateAt: dateTimeColumn('Since', { width: 180, hidden: true }),
  ackNo: textColumn('Ack No.', { width: 160 }),
  pan: textColumn('PAN', { width: 120, hidden: true }),
  hardcopy: choiceColumn(
    'Hardcopy',
    hardcopyStates.map((value) => ({ value, label: hardcopyLabels[value] })),
    { width: 120, hidden: true },
  ),
}
const { code: _code, bussName: _bussName, ...ownColumns } = columns

/** The spec names the call of this one list; the others follow their screens. */
const callNames: Partial<Record<string, string>> = { 'document-verify': 'document-verification-list' }
const officePath = ({ slug }: PanQueue) => `/backend/nsdlpan/physical/${callNames[slug] ?? slug}`
const merchantPath = ({ slug }: PanQueue) => `/merchant/nsdlpan/${slug}`

const officeList = (queue: PanQueue) =>
  tableEndpoint({
    path: officePath(queue),
    title: queue.title,
    allow: backOffice('nsdl-pan'),
    columns,
    row: panRow,
    alsoGet: true,
  })
const merchantList = (queue: PanQueue) =>
  tableEndpoint({
    path: merchantPath(queue),
    title: queue.title,
    allow: merchantArea('apply'),
    columns: ownColumns,
    row: panRow,
  })

const each = <Name extends string, Made>(queues: Record<Name, PanQueue>, make: (queue: PanQueue) => Made) =>
  Object.fromEntries(Object.entries<PanQueue>(queues).map(([name, queue]) => [name, make(queue)])) as Record<Name, Made>

export const officeLists = each<OfficeQueue, ReturnType<typeof officeList>>(officeQueues, officeList)
export const merchantLists = each<MerchantQueue, ReturnType<typeof merchantList>>(merchantQueues, merchantList)

/** How many stand in each queue, by its name. */
const counts = z.record(z.string(), z.number())
export const getOfficeCounts = endpoint({
  method: 'GET',
  path: '/backend/nsdlpan/counts',
  summary: 'How many applications stand in each list',
  allow: backOffice('nsdl-pan'),
  reply: counts,
})
export const getMerchantCounts = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/counts',
  summary: 'How many of the own applications stand in each list',
  allow: merchantArea('apply'),
  reply: counts,
})
