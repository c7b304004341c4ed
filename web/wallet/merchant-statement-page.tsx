import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { backendPaths } from '../../contract/paths.ts'
import { getStatementSums, listStatement } from '../../contract/statement.ts'
import { callQuery } from '../platform/call-query.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Statement } from './statement.tsx'

/** A merchant's wallet, line by line, for the back office. */
export function MerchantStatementPage({ id }: { id: string }) {
  return (
    <>
      <PageTitle about="Every movement, newest first, with the balance after it.">
        <Button component={Link} to={backendPaths.merchant(id)} variant="default">
          The merchant
        </Button>
      </PageTitle>
      <Statement
        list={listStatement}
        sums={(query) => callQuery(getStatementSums, { params: { id }, query })}
        params={{ id }}
      />
    </>
  )
}
