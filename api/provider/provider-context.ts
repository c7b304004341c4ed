import type { Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'

/** What verbs that speak with a provider outside have at hand: they ask it between their transactions. */
export interface ProviderContext extends Pick<Platform, 'config' | 'clock' | 'log'> {
  kysely: Database['kysely']
}

export const providerContext = ({ config, clock, log }: Platform, { kysely }: Database): ProviderContext => ({
  config,
  clock,
  log,
  kysely,
})
