import { backOfficeClosing, merchantClosing } from '../../contract/wallet.ts'
import type { Api } from '../platform/api.ts'
import { allWallets, merchantBalance } from './wallet-balance.ts'

export function walletRoutes({ read }: Api) {
  read(merchantClosing, ({ db, actor }) => merchantBalance(db, actor.merchantId))
  read(backOfficeClosing, ({ db }) => allWallets(db))
}
