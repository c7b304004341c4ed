import type { Database } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

/** What the verbs of the Aadhaar step have at hand: they ask the provider between their transactions. */
export interface EsignGate extends Pick<Platform, 'config' | 'clock' | 'log'> {
  kysely: Database['kysely']
}

export const esignGateOf = ({ config, clock, log }: Platform, { kysely }: Database): EsignGate => ({
  config,
  clock,
  log,
  kysely,
})
