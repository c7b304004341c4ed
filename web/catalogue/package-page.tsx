import { useQuery } from '@tanstack/react-query'
import { getPackage, getPackageOptions } from '../../contract/catalogue/package.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { ChangePackageForm } from './change-package-form.tsx'
import { NewPackageForm } from './new-package-form.tsx'

/** One package: its name and whether it is in use. 'new' in the address adds one. */
export function PackagePage({ id }: { id: string }) {
  return id === 'new' ? <NewPackage /> : <SavedPackage key={id} id={id} />
}

function NewPackage() {
  const options = useQuery(callQuery(getPackageOptions))
  return (
    <>
      <PageTitle title="Add a package" about="Its prices come next." />
      <SectionCard title="Package">
        <QueryView query={options}>{(packages) => <NewPackageForm packages={packages} />}</QueryView>
      </SectionCard>
    </>
  )
}

function SavedPackage({ id }: { id: string }) {
  const found = useQuery(callQuery(getPackage, { params: { id } }))
  return (
    <QueryView query={found}>
      {(saved) => (
        <>
          <PageTitle title={saved.name} about="A package that is not in use is not offered to new merchants." />
          <SectionCard title="Package">
            <ChangePackageForm key={saved.version} saved={saved} />
          </SectionCard>
        </>
      )}
    </QueryView>
  )
}
