import * as statement from '../../contract/statement.ts'
import { backOfficeClosing, getOwnEarnings, merchantClosing } from '../../contract/wallet.ts'
import type { Api } from '../platform/api.ts'
import { lowBalance, setLowBalance } from './low-balance.ts'
import { readEarnings } from './read-earnings.ts'
import { statementSums } from './statement-sums.ts'
import { ownStatementTable, statementTable } from './statement-table.ts'
import { allWallets, merchantBalance } from './wallet-balance.ts'

export function walletRoutes({ read, write, table }: Api) {
  read(merchantClosing, ({ db, actor }) => merchantBalance(db, actor.merchantId))
  read(backOfficeClosing, ({ db }) => allWallets(db))
  read(getOwnEarnings, ({ db, actor }) => readEarnings(db, actor.merchantId))
  table(ownStatementTable)
  table(statementTable)
  read(statement.getOwnStatementSums, ({ db, actor, query }) => statementSums(db, actor.merchantId, query))
  read(statement.getStatementSums, ({ db, params, query }) => statementSums(db, params.id, query))
  read(statement.getLowBalance, ({ db, actor }) => lowBalance(db, actor.merchantId))
  write(statement.setLowBalance, ({ tx, actor, body }) => setLowBalance(tx, actor, body.limit))
}
