import * as z from 'zod/mini'
import { panListTexts } from '../../texts/en/pan-list.ts'
import { said } from '../../texts/said.ts'
import { endpoint, tableEndpoint } from '../kernel/endpoint.ts'
import { keysOf, tableOf } from '../kernel/keys-of.ts'
import { optionOf } from '../kernel/option-of.ts'
import { backOffice, merchantArea } from '../kernel/role.ts'
import { choiceColumn, dateColumn, dateTimeColumn, textColumn } from '../kernel/table.ts'
import { panCategoryNames, panCategoryOptions, panTypeNames, panTypes } from './category.ts'
import { officeQueues } from './office-queues.ts'
import { merchantQueues, type PanQueue } from './queues.ts'
import { type PanState, panStateOptions, panStates } from './states.ts'

export const hardcopyStates = ['none', 'due', 'couriered', 'received', 'forwarded'] as const
export const hardcopyLabels: Readonly<Record<(typeof hardcopyStates)[number], string>> = said({
  none: panListTexts.notWanted,
  due: panListTexts.due,
  couriered: panListTexts.onItsWay,
  received: panListTexts.received,
  forwarded: panListTexts.forwarded,
})

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
  /** The day by which the paper must be here. */
  hardcopyDue: z.nullable(z.string()),
})
export type PanRow = z.infer<typeof panRow>

const acknowledgedStates: readonly PanState[] = ['acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted']
const typeOptions = panTypeNames.map((value) => optionOf(value, () => panTypes[value]))
/** What stands in the lists that show one state says it by itself; where it can be several, the state is shown. */
const columnsOf = ({ states, hardcopy }: PanQueue) => ({
  refNo: textColumn(panListTexts.tokenNo, { width: 180 }),
  dated: dateTimeColumn(panListTexts.date, { width: 200 }),
  cat: choiceColumn(panListTexts.category, panCategoryOptions, { width: 210 }),
  cardName: textColumn(panListTexts.cardname, { width: 200 }),
  code: textColumn(panListTexts.merchant, { width: 180 }),
  mobileNo: textColumn(panListTexts.mobileNo, { width: 120 }),
  emailId: textColumn(panListTexts.email, { width: 200 }),
  state: choiceColumn(panListTexts.state, panStateOptions, { width: 150, hidden: states.length === 1 }),
  ackNo: textColumn(panListTexts.ackNo, {
    width: 160,
    hidden: !states.some((state) => acknowledgedStates.includes(state)),
  }),
  pan: textColumn('PAN', { width: 120, hidden: true }),
  stateAt: dateTimeColumn(panListTexts.since, { width: 180, hidden: true }),
  applicantionType: choiceColumn(panListTexts.type, typeOptions, { width: 110, hidden: true }),
  bussName: textColumn(panListTexts.business, { width: 180, hidden: true }),
  hardcopy: choiceColumn(
    panListTexts.hardcopy,
    hardcopyStates.map((value) => optionOf(value, () => hardcopyLabels[value])),
    { width: 120, hidden: !hardcopy },
  ),
  hardcopyDue: dateColumn(panListTexts.dueBy, { width: 130, hidden: !hardcopy }),
})
const ownColumnsOf = (queue: PanQueue) => {
  const { code: _code, bussName: _bussName, ...own } = columnsOf(queue)
  return own
}

/** The spec names the call of this one list, which is asked by GET; the others follow their screens. */
const callNames: Partial<Record<string, string>> = { 'document-verify': 'document-verification-list' }
const officePath = ({ slug }: PanQueue) => `/backend/nsdlpan/physical/${callNames[slug] ?? slug}`
const merchantPath = ({ slug }: PanQueue) => `/merchant/nsdlpan/${slug}`

const officeList = (queue: PanQueue) =>
  tableEndpoint({
    path: officePath(queue),
    reads: ['nsdl-pan', 'courier'],
    title: queue.title,
    allow: backOffice('nsdl-pan'),
    columns: columnsOf(queue),
    card: {
      title: 'cardName',
      line: ['refNo', 'code', 'cat'],
      state: 'state',
      day: 'dated',
      facts: ['bussName', 'mobileNo', 'ackNo', 'pan', 'hardcopy', 'hardcopyDue'],
    },
    row: panRow,
    alsoGet: queue.slug in callNames,
  })
const merchantList = (queue: PanQueue) =>
  tableEndpoint({
    path: merchantPath(queue),
    reads: ['nsdl-pan', 'courier'],
    title: queue.title,
    allow: merchantArea('apply'),
    columns: ownColumnsOf(queue),
    card: {
      title: 'cardName',
      line: ['refNo', 'cat'],
      state: 'state',
      day: 'dated',
      facts: ['mobileNo', 'ackNo', 'pan', 'hardcopy', 'hardcopyDue'],
    },
    row: panRow,
  })

export const officeLists = tableOf(keysOf(officeQueues), (name) => officeList(officeQueues[name]))
export const merchantLists = tableOf(keysOf(merchantQueues), (name) => merchantList(merchantQueues[name]))

/** How many stand in each queue, by its name. */
const counts = z.record(z.string(), z.number())
export const getOfficeCounts = endpoint({
  method: 'GET',
  path: '/backend/nsdlpan/counts',
  reads: ['nsdl-pan', 'courier', 'figures'],
  summary: 'How many applications stand in each list',
  allow: backOffice('nsdl-pan'),
  reply: counts,
})
export const getMerchantCounts = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/counts',
  reads: ['nsdl-pan', 'courier'],
  summary: 'How many of the own applications stand in each list',
  allow: merchantArea('apply'),
  reply: counts,
})
