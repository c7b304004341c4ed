import { listOwnPassportForms, listPassportForms } from '../../contract/passport-form/passport-form.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export function OfficePassportFormsPage() {
  return (
    <>
      <PageTitle />
      <DataTable endpoint={listPassportForms} />
    </>
  )
}

export function OwnPassportFormsPage() {
  return (
    <>
      <PageTitle />
      <DataTable endpoint={listOwnPassportForms} />
    </>
  )
}
