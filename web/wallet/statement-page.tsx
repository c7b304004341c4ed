import { Button } from '@mantine/core'
import { useState } from 'react'
import { getOwnStatementSums, listOwnStatement } from '../../contract/statement.ts'
import { walletTexts } from '../../texts/en/wallet.ts'
import { callQuery } from '../platform/call-query.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { EarningsNote } from './earnings-note.tsx'
import { LowBalanceDialog } from './low-balance-dialog.tsx'
import { Statement } from './statement.tsx'

/** The own wallet, line by line. */
export function StatementPage() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PageTitle about={walletTexts.everyMovementOfYour()}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {walletTexts.lowBalanceWarning()}
        </Button>
      </PageTitle>
      <EarningsNote />
      <Statement list={listOwnStatement} sums={(query) => callQuery(getOwnStatementSums, { query })} />
      {asking && <LowBalanceDialog onClose={() => setAsking(false)} />}
    </>
  )
}
