import { randomUUID } from 'node:crypto'
import { checkLedger } from '../api/wallet/check-ledger.ts'
import { openPortal } from './run/open-portal.ts'
import { openOwnDatabase } from './run/own-database.ts'
import { rateOf } from './run/rate-of.ts'
import { richMerchants } from './wallet/rich-merchants.ts'
import { openClients } from './wallet/spend-by-sql.ts'
import { spend } from './wallet/spending-app.ts'

// Spends per second through the whole portal (HTTP, sign-in, key, price, one entry, reply), beside the same SQL run
// straight on the database by as many clients. `npm run bench bench/wallet.ts [seconds]`.
const seconds = Number(process.argv[2] ?? 5)
const wallets = 1000
const many = [1, 8, 32]

const database = await openOwnDatabase()
try {
  const merchants = await richMerchants(database, wallets)
  const portal = await openPortal(database)
  const clients = await openClients(database, merchants, Math.max(...many))
  console.log(`${clients.statements} statements a spend, ${seconds} s a measurement`)
  console.log('wallets  clients   portal/s   plain SQL/s   ratio')
  for (const spread of [1, wallets])
    for (const count of many) {
      const pick = () => merchants[Math.floor(Math.random() * spread)] as (typeof merchants)[number]
      const sql = await rateOf(count, seconds, (at) => clients.once(pick(), at))
      const http = await rateOf(count, seconds, () =>
        portal.post(spend.path, { token: pick().token, key: randomUUID() }),
      )
      const cells = [String(spread).padStart(7), String(count).padStart(8), http.toFixed(0).padStart(10)]
      console.log(...cells, sql.toFixed(0).padStart(13), (http / sql).toFixed(2).padStart(7))
    }
  portal.close()
  await clients.close()
  const { entries, wrong } = await checkLedger(database.kysely)
  console.log(wrong.length === 0 ? `${entries} entries checked: everything adds up.` : wrong.join('\n'))
  process.exitCode = wrong.length
} finally {
  await database.stop()
}
