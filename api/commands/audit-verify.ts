import { startEmbedded } from '../../database/embedded/start-embedded.ts'
import { sealAudit } from '../audit/seal-audit.ts'
import { type AuditVerdict, verifyAudit } from '../audit/verify-audit.ts'
import { readConfig } from '../platform/config.ts'
import { inTransaction } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { requireSameKeys } from '../start/require-same-keys.ts'

/** `npm run audit:verify`: walks the hash chain over the audit list and tells the first row that is not as it was written. */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dir: config.dataDir })
  const platform = openPlatform(config, config.databaseUrl ?? embedded?.workerUrl ?? '', openLog('silent'))
  const { kysely } = platform.database
  await requireSameKeys(kysely)
  while ((await inTransaction(kysely, sealAudit)) > 0);
  const { checked, unsealed = 0, broken } = await verifyAudit(kysely)
  await platform.close()
  await embedded?.stop()
  process.stdout.write(`${checked} rows checked. ${verdictOf(unsealed, broken)}\n`)
  return broken ? 1 : unsealed > 0 ? 3 : 0
}

/** A running server seals as it goes: what it has not come to yet is not proved, and must not pass for it. */
function verdictOf(unsealed: number, broken: AuditVerdict['broken']): string {
  if (broken) return `Row ${broken.eventId} is not as it was written: ${broken.why}.`
  if (unsealed > 0) return `The chain is whole so far; ${unsealed} rows are not sealed yet. Run this again in a moment.`
  return 'The chain is whole.'
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  },
)
