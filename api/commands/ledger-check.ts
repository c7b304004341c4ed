import { startEmbedded } from '../../database/embedded/start-embedded.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { checkLedger } from '../wallet/check-ledger.ts'

/** `npm run ledger:check`: proves the balances from the postings and names the first rows that are wrong. */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dir: config.dataDir })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const database = openDatabase({ url, max: 1, statementTimeout: 0, name: 'ledger-check', onError: () => undefined })
  const { entries, postings, wrong } = await database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(checkLedger)
  await database.close()
  await embedded?.stop()
  const verdict = wrong.length > 0 ? wrong.join('\n') : 'Everything adds up.'
  process.stdout.write(`${entries} entries with ${postings} postings checked.\n${verdict}\n`)
  return wrong.length > 0 ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  },
)
