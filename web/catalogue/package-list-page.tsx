import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listPackages } from '../../contract/catalogue/package.ts'
import { backendPaths as to } from '../../contract/paths.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** Every package; its name and its prices are edited on pages of their own. */
export function PackageListPage() {
  return (
    <>
      <PageTitle about="What merchants pay and earn. Each merchant has one package.">
        <Button component={Link} to={to.package('new')}>
          Add a package
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listPackages}
        cells={{
          name: ({ id, name }) => (
            <Anchor component={Link} to={to.package(id)} size="sm">
              {name}
            </Anchor>
          ),
        }}
        actions={({ id, name }) => (
          <Button
            component={Link}
            to={to.packageSetup(id)}
            size="compact-sm"
            variant="light"
            aria-label={`Prices of ${name}`}
          >
            Prices
          </Button>
        )}
      />
    </>
  )
}
