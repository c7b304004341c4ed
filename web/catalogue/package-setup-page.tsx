import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getPackageSetup } from '../../contract/catalogue/package.ts'
import { backendPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { PriceGrid } from './price-grid.tsx'

/** The prices, commissions and overrides of one package. */
export function PackageSetupPage({ id }: { id: string }) {
  const setup = useQuery(callQuery(getPackageSetup, { params: { id } }))
  return (
    <QueryView query={setup}>
      {(found) => (
        <>
          <PageTitle
            title={`Prices of ${found.name}`}
            about="Type rupees (12.50) or a share of the price (10%). Enter and the arrows go from row to row."
          >
            <Button component={Link} to={backendPaths.packages} variant="default">
              All packages
            </Button>
          </PageTitle>
          {/* What another clerk saved comes with another version, and then the grid begins anew. */}
          <PriceGrid key={found.version} setup={found} />
        </>
      )}
    </QueryView>
  )
}
