import { startEmbedded } from '../../database/embedded/start-embedded.ts'
import { readConfig } from '../platform/config.ts'
import { inTransaction, openDatabase } from '../platform/database.ts'
import { checkCounts, mendCounts } from '../platform/list/check-counts.ts'

/** `npm run counts:check`: proves every kept count by counting its rows; with `--mend` it also puts them right. */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dir: config.dataDir })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const { kysely, close } = openDatabase({
    url,
    max: 1,
    statementTimeout: 0,
    name: 'counts-check',
    onError: () => undefined,
  })
  const mend = process.argv.includes('--mend')
  const wrong = mend ? await inTransaction(kysely, mendCounts) : await checkCounts(kysely)
  await close()
  await embedded?.stop()
  for (const { name, scope, kept, counted } of wrong)
    process.stdout.write(`${name} ${scope}: kept ${kept}, counted ${counted}${mend ? ', now put right' : ''}\n`)
  process.stdout.write(wrong.length > 0 ? `${wrong.length} kept counts were wrong.\n` : 'Every kept count is right.\n')
  return wrong.length > 0 && !mend ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  },
)
