import type { Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'

/** What the verbs of online payments have at hand: they ask providers between their transactions. */
export interface Gate extends Pick<Platform, 'config' | 'clock' | 'log'> {
  kysely: Database['kysely']
}

export const gateOf = ({ config, clock, log }: Platform, { kysely }: Database): Gate => ({ config, clock, log, kysely })
