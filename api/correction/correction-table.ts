import { sql } from 'kysely'
import { listCorrections } from '../../contract/correction.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'

export const correctionTable = defineList(listCorrections, {
  from: sql`correction join merchant on merchant.id = correction.merchant_id
    join app_user asker on asker.id = correction.asked_by
    left join app_user decider on decider.id = correction.decided_by`,
  scope: () => sql`true`,
  fields: {
    no: sql.ref('correction.no'),
    askedAt: sql.ref('correction.asked_at'),
    status: sql.ref('correction.status'),
    direction: sql.ref('correction.direction'),
    amount: sql.ref('correction.amount'),
    code: sql.ref('merchant.code'),
    bussName: sql.ref('merchant.business_name'),
    reason: sql.ref('correction.reason'),
    reference: sql.ref('correction.reference'),
    askedBy: sql`asker.code || ' ' || asker.display_name`,
    decidedBy: sql`coalesce(decider.code || ' ' || decider.display_name, '')`,
    decidedAt: sql.ref('correction.decided_at'),
    remark: sql.ref('correction.remark'),
  },
  also: { id: sql.ref('correction.id'), askerId: sql.ref('correction.asked_by') },
  key: sql.ref('correction.id'),
  search: sql.ref('correction.search_text'),
  order: [],
  total: (db) => keptTotal(db, 'correction'),
  row: ({ askerId, ...row }, { actor }) => ({ ...row, own: askerId === actor.id }),
})
