import { sql } from 'kysely'
import { serviceKeys } from '../../../contract/of-services.ts'
import { type WaitingQueue, waitingQueues } from '../../../contract/report/ageing.ts'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ApiServices, WaitingPlace } from '../../service/api-service.ts'
import type { ReportLines } from '../../service/report-asked.ts'
import { andEquals, dayOf, todayInIndia } from '../../service/report-sql.ts'

const named = (queue: WaitingQueue): Fragment => sql`${queue}::text`
const own = sql.ref('merchant_id')

/** What waits and belongs to no service. */
const others: readonly WaitingPlace[] = [
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
]

/** Queues that are the head office's own business. */
const officeQueues: readonly string[] = ['registration', 'kyc', 'correction']

/** One row for each queue, the empty ones too. */
export const ageingLines =
  (services: ApiServices): ReportLines =>
  (asked) => {
    const places = [...others, ...serviceKeys.flatMap((key) => services[key].waiting)]
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
function counted({ queue, from, since, merchant }: WaitingPlace, asked: Fragment | undefined): Fragment {
  const scope = merchant ? andEquals(merchant, asked) : sql``
  return sql`
    select name, sum(n) as waiting,
      sum(n) filter (where age <= 1) as day1,
      sum(n) filter (where age between 2 and 3) as day3,
      sum(n) filter (where age between 4 and 7) as day7,
      sum(n) filter (where age between 8 and 15) as day15,
      sum(n) filter (where age > 15) as over,
      min(oldest) as oldest
    from (
      select ${queue} as name, ${todayInIndia} - ${dayOf(since)} as age, count(*) as n, min(${since}) as oldest
      from ${from} ${scope} group by 1, 2
    ) as days group by name`
}
