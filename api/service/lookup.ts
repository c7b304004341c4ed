import { type RawBuilder, sql } from 'kysely'
import type { Access } from '../../contract/kernel/role.ts'
import { say, type Words } from '../../texts/say.ts'
import { numbersWith, type TypedSearch } from './typed-search.ts'

/** How records of one kind are found. Each condition must be one that an index answers. */
export interface Lookup {
  table: string
  /** Its number. */
  title: string
  /** Columns that tell it from others. */
  about: readonly string[]
  status: RawBuilder<unknown>
  statusText(status: string): string | undefined
  /** As the call says that opens it: what somebody may not open is not found. */
  office: Access
  /** The same for a merchant's people, who find what is their own; without it they find none. */
  own?: Access
  /** Nobody in the back office sees what has not been sent in. */
  hidesDrafts?: true
  /**
   * So much may match that going from the newest on ends sooner. Of the others few match, and adding nothing to the key
   * keeps the planner from that way, which for a number that nobody has leads through the whole table.
   */
  broad?: true
  /** Nothing where no record can be meant. */
  matches(wanted: TypedSearch): RawBuilder<unknown> | undefined
}

export const byNumber = (column: string, prefix: string) => (wanted: TypedSearch) =>
  sql`${sql.ref(column)} = any(${numbersWith(prefix, wanted)}::text[])`

export const labelFromFacts =
  (facts: Readonly<Record<string, { label: Words }>>) =>
  (status: string): string | undefined => {
    const label = facts[status]?.label
    return label && say(label)
  }
/** For tables of labels alone. */
export const labelFrom = (labels: Readonly<Record<string, string>>) => (status: string) => labels[status]
