import { startEmbedded } from '../../database/embedded/start-embedded.ts'
import { sealAudit } from '../audit/seal-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { readConfig } from '../platform/config.ts'
import { inTransaction } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'

/** `npm run audit:verify`: walks the hash chain over the audit list and tells the first row that is not as it was written. */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dir: config.dataDir })
  const platform = openPlatform(config, config.databaseUrl ?? embedded?.url ?? '', openLog('silent'))
  const { kysely } = platform.database
  while ((await inTransaction(kysely, sealAudit)) > 0);
  const { checked, broken } = await verifyAudit(kysely)
  await platform.close()
  await embedded?.stop()
  const verdict = broken ? `Row ${broken.eventId} is not as it was written: ${broken.why}.` : 'The chain is whole.'
  process.stdout.write(`${checked} rows checked. ${verdict}\n`)
  return broken ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  },
)
