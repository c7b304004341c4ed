import { daysBetween } from '../kernel/days.ts'
import type { RuleKind, RuleValue } from './rule-kinds.ts'

/** A rule of law that the portal goes by. Its figures are in its versions. */
export interface LawRule {
  code: string
  kind: RuleKind
  title: string
}

/** What a rule says from a day on, and where that stands. */
export interface RuleVersion<Kind extends RuleKind = RuleKind> {
  code: string
  value: RuleValue<Kind>
  /** Holds for this day, or for periods that end on it or later, until a newer version does. */
  since: string
  source: string
  /** The day on which somebody last compared it with its source, if anybody has. */
  lookedAt: string | null
}

/** The version that holds on a day: the newest that has begun. */
export function inForce<Version extends Pick<RuleVersion, 'since'>>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  let found: Version | undefined
  for (const one of versions) if (one.since <= day && (!found || one.since > found.since)) found = one
  return found
}

/** After so many days a version should be looked at again. */
export const lookDays = 365

/** Whether nobody has looked at a version for a year, or ever. */
export const isStale = (lookedAt: string | null, today: string): boolean =>
  lookedAt === null || daysBetween(lookedAt, today) >= lookDays
