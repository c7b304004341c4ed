import { sql } from 'kysely'
import type { NameIn } from '../../contract/of-services.ts'
import { type ServiceKey, services } from '../../contract/services.ts'
import type { Fragment } from '../platform/list/define-list.ts'

/** The states that are queues of one service, as constants: only then does the planner see which partial index fits. */
export const queueStates = (service: ServiceKey, prefix: string): Fragment =>
  sql.join(
    Object.keys(services[service].queues).flatMap((name) =>
      name.startsWith(prefix) ? [sql.lit(name.slice(prefix.length))] : [],
    ),
  )

export const queueNamed = (queue: NameIn<'queues'>): Fragment => sql`${queue}::text`
