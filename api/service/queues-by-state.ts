import { sql } from 'kysely'
import { entriesOf } from '../../contract/kernel/keys-of.ts'
import type { NameIn } from '../../contract/of-services.ts'
import type { Fragment } from '../platform/list/define-list.ts'

/**
 * The queues of a service in which whatever is in one state waits: the name of the queue that a row is in, and which rows
 * are in any. Both are written as constants: only then does the planner see which partial index fits.
 */
export function queuesByState<Queue extends NameIn<'queues'>>(
  column: string,
  states: Readonly<Record<Queue, string>>,
): { queue: Fragment; isWaiting: Fragment } {
  const pairs = entriesOf(states)
  const cases = pairs.map(([queue, state]) => sql`when ${sql.lit(state)} then ${sql.lit(queue)}`)
  const listed = pairs.map(([, state]) => sql.lit(state))
  return {
    queue: sql`case ${sql.ref(column)} ${sql.join(cases, sql` `)} end`,
    isWaiting: sql`${sql.ref(column)} in (${sql.join(listed)})`,
  }
}

export const queueNamed = (queue: NameIn<'queues'>): Fragment => sql`${queue}::text`
