import { sql } from 'kysely'
import { type WaitingQueue, waitingQueues } from '../../../contract/report/ageing.ts'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../report-asked.ts'
import { dayOf, today, where } from '../report-sql.ts'

/** Where the things of some queues are, since when they wait, and whose they are; no merchant: nobody's yet. */
interface Place {
  queue: Fragment
  from: Fragment
  since: Fragment
  merchant?: Fragment
}

/** The states that are queues of one service, as constants: only then does the planner see which partial index fits. */
const statesOf = (service: string): Fragment =>
  sql.join(
    Object.keys(waitingQueues).flatMap((name) =>
      name.startsWith(service) ? [sql.lit(name.slice(service.length))] : [],
    ),
  )
const named = (queue: WaitingQueue): Fragment => sql`${queue}::text`
const own = sql.ref('merchant_id')

const places: readonly Place[] = [
  {
    queue: named('registration'),
    from: sql`registration where status = 'pending'`,
    since: sql.ref('dated'),
  },
  {
    queue: named('kyc'),
    from: sql`app_user join kyc on kyc.user_id = app_user.id where role = 'merchant' and kyc_state = 'submitted'`,
    since: sql.ref('kyc.submitted_at'),
    merchant: own,
  },
  {
    queue: named('payment'),
    from: sql`payment_request where status in ('pending', 'second-person')`,
    since: sql.ref('created_at'),
    merchant: own,
  },
  {
    queue: named('correction'),
    from: sql`correction where status = 'pending'`,
    since: sql.ref('asked_at'),
    merchant: own,
  },
  {
    queue: sql`'pan-' || state`,
    from: sql`pan_application where state in (${statesOf('pan-')})`,
    since: sql.ref('state_at'),
    merchant: own,
  },
  {
    queue: named('hardcopy'),
    from: sql`pan_application where hardcopy = 'due'`,
    since: sql.ref('acked_at'),
    merchant: own,
  },
  { queue: named('psa'), from: sql`psa_request where status = 'pending'`, since: sql.ref('asked_at'), merchant: own },
  {
    queue: named('coupon'),
    from: sql`coupon_order where status = 'pending'`,
    since: sql.ref('asked_at'),
    merchant: own,
  },
  {
    queue: sql`'gst-' || status`,
    from: sql`gst_registration where status in (${statesOf('gst-')})`,
    since: sql.ref('status_at'),
    merchant: own,
  },
  {
    queue: sql`'filing-' || status`,
    from: sql`gst_filing where status in (${statesOf('filing-')})`,
    since: sql.ref('status_at'),
    merchant: own,
  },
]

/** Queues that are the head office's own business. */
const officeQueues: readonly string[] = ['registration', 'kyc', 'correction']

/** One row for each queue, the empty ones too. */
export function ageingLines(asked: ReportAsked): Fragment {
  const { merchant, chosen } = asked
  const seen = Object.entries(waitingQueues).filter(
    ([name, { by }]) => (chosen.by === undefined || by === chosen.by) && !(merchant && officeQueues.includes(name)),
  )
  const parts = places.filter((place) => !merchant || place.merchant).map((place) => counted(place, merchant))
  const queues = seen.map(([name, { by }], i) => sql`(${-i}::bigint, ${name}::text, ${by}::text)`)
  return sql`
    select queue.id, queue.name as queue, queue.by, null::text as merchant, null::text as business,
      coalesce(waits.waiting, 0) as waiting, coalesce(waits.day1, 0) as day1, coalesce(waits.day3, 0) as day3,
      coalesce(waits.day7, 0) as day7, coalesce(waits.day15, 0) as day15, coalesce(waits.over, 0) as over, waits.oldest
    from (values ${sql.join(queues)}) as queue (id, name, by)
    left join (${sql.join(parts, sql` union all `)}) as waits on waits.name = queue.name`
}

/** First by day, so that an age is worked out for each day rather than for each thing. */
function counted({ queue, from, since, merchant }: Place, asked: Fragment | undefined): Fragment {
  const scope = merchant ? where(merchant, asked) : sql``
  return sql`
    select name, sum(n) as waiting,
      sum(n) filter (where age <= 1) as day1,
      sum(n) filter (where age between 2 and 3) as day3,
      sum(n) filter (where age between 4 and 7) as day7,
      sum(n) filter (where age between 8 and 15) as day15,
      sum(n) filter (where age > 15) as over,
      min(oldest) as oldest
    from (
      select ${queue} as name, ${today} - ${dayOf(since)} as age, count(*) as n, min(${since}) as oldest
      from ${from} ${scope} group by 1, 2
    ) as days group by name`
}
