import { may } from '../../../contract/kernel/role.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { listOwnStatement } from '../../../contract/statement.ts'
import { useStanding } from '../../platform/use-standing.ts'
import { AvailableBalance } from '../../wallet/available-balance.tsx'

/** The balance in the header; it leads to the statement whoever may open that. */
export function MerchantBalance() {
  const { data } = useStanding()
  const open = data !== undefined && may(listOwnStatement.allow, data)
  return <AvailableBalance to={open ? merchantPaths.statement : undefined} />
}
