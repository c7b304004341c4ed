import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../report-asked.ts'
import { dayOf, where, within } from '../report-sql.ts'

interface Service {
  table: string
  /** When it was sent in and paid. */
  at: string
  state: string
  product: Fragment
  done: string
  ended: readonly string[]
}

const services: Record<string, Service> = {
  'nsdl-pan': {
    table: 'pan_application',
    at: 'submitted_at',
    state: 'state',
    product: sql.ref('product_code'),
    done: 'issued',
    ended: ['cancelled'],
  },
  'uti-coupon': {
    table: 'coupon_order',
    at: 'asked_at',
    state: 'status',
    product: sql`'uti-coupon-' || kind`,
    done: 'fulfilled',
    ended: ['refused'],
  },
  'gst-registration': {
    table: 'gst_registration',
    at: 'submitted_at',
    state: 'status',
    product: sql`'gst-registration'`,
    done: 'approved',
    ended: ['rejected'],
  },
  'gst-filing': {
    table: 'gst_filing',
    at: 'submitted_at',
    state: 'status',
    product: sql`'gst-filing-' || return_type`,
    done: 'filed',
    ended: ['rejected', 'withdrawn'],
  },
}

/** Everything that was sent in, whichever service it is for, as it stands now. */
export function applicationLines(asked: ReportAsked): Fragment {
  const { service, product } = asked.chosen
  const wanted = Object.entries(services).filter(([name]) => service === undefined || name === service)
  const parts = wanted.map(([name, one]) => serviceLines(name, one, asked))
  return sql`
    select line.day, line.service, line.state, product.name as product,
      merchant.code as merchant, merchant.business_name as business,
      1 as number, line.open, line.done, line.ended
    from (${sql.join(parts, sql` union all `)}) as line
    left join product on product.code = line.product_code
    left join merchant on merchant.id = line.merchant_id
    where true ${where(sql.ref('line.product_code'), product)}`
}

function serviceLines(name: string, { table, at, state, product, done, ended }: Service, asked: ReportAsked): Fragment {
  const [moment, stands] = [sql.ref(at), sql.ref(state)]
  const isEnded = sql`${stands} in (${sql.join(ended)})`
  return sql`
    select ${dayOf(moment)} as day, ${name}::text as service, ${`${name}/`} || ${stands} as state,
      ${product} as product_code, merchant_id,
      (${stands} <> ${done} and not ${isEnded})::int as open, (${stands} = ${done})::int as done, (${isEnded})::int as ended
    from ${sql.table(table)} where ${within(moment, asked)} ${where(sql.ref('merchant_id'), asked.merchant)}`
}
