import { type RawBuilder, sql } from 'kysely'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { merchantLists, officeLists } from '../../contract/nsdl-pan/lists.ts'
import { officeQueues } from '../../contract/nsdl-pan/office-queues.ts'
import { merchantQueues, type PanQueue } from '../../contract/nsdl-pan/queues.ts'
import type { Db } from '../platform/database.ts'
import { defineList, type ListContext } from '../platform/list/define-list.ts'
import { queueCount } from './queue-counts.ts'

const application = (column: string) => sql.ref(`pan_application.${column}`)

const ownFields = {
  refNo: application('ref_no'),
  dated: application('dated'),
  applicantionType: application('type'),
  cat: application('category'),
  cardName: application('card_name'),
  mobileNo: application('mobile'),
  emailId: application('email'),
  state: application('state'),
  stateAt: application('state_at'),
  ackNo: application('ack_no'),
  pan: application('pan'),
  hardcopy: application('hardcopy'),
  hardcopyDue: application('hardcopy_due'),
}
const seller = { code: sql.ref('merchant.code'), bussName: sql.ref('merchant.business_name') }

/** Which rows belong to a queue, whoever looks. */
function inQueue({ states, mode, hardcopy }: PanQueue): RawBuilder<unknown> {
  const parts = [
    states.length === 1
      ? sql`pan_application.state = ${states[0]}`
      : sql`pan_application.state in (${sql.join(states.map((state) => sql`${state}`))})`,
    ...(mode ? [sql`pan_application.mode = ${mode}`] : []),
    ...(hardcopy ? [sql`pan_application.hardcopy in ('due', 'couriered', 'received')`] : []),
  ]
  return sql.join(parts, sql` and `)
}

const sharedParts = (queue: PanQueue) => ({
  from: sql`pan_application join merchant on merchant.id = pan_application.merchant_id`,
  key: application('id'),
  search: application('search_text'),
  digits: sql`six_digits(${application('search_text')})`,
  searched: ['refNo', 'ackNo', 'cardName', 'mobileNo', 'emailId', 'pan'],
  order: [],
  oldestFirst: queue.oldestFirst,
})

const officeTable = (name: keyof typeof officeQueues) => {
  const queue: PanQueue = officeQueues[name]
  return defineList(officeLists[name], {
    ...sharedParts(queue),
    scope: () => inQueue(queue),
    fields: { ...ownFields, ...seller },
    also: { id: application('id'), mode: application('mode') },
    total: (db: Db) => queueCount(db, queue),
  })
}

const merchantTable = (name: keyof typeof merchantQueues) => {
  const queue: PanQueue = merchantQueues[name]
  return defineList(merchantLists[name], {
    ...sharedParts(queue),
    scope: ({ actor }: ListContext) => sql`pan_application.merchant_id = ${actor.merchantId} and ${inQueue(queue)}`,
    fields: ownFields,
    also: { id: application('id'), mode: application('mode'), ...seller },
    total: (db: Db, { actor }: ListContext) => queueCount(db, queue, actor.merchantId),
  })
}

export const officeTables = keysOf(officeQueues).map(officeTable)
export const merchantTables = keysOf(merchantQueues).map(merchantTable)
