import { useQuery } from '@tanstack/react-query'
import { officeFiling } from '../../contract/gst/filing-detail.ts'
import { officeGst } from '../../contract/gst/registration-detail.ts'
import { backendPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { LinkCards } from '../ui/link-cards.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** What waits in GST for the back office. */
export function OfficeGstIndexPage() {
  const registrations = useQuery(callQuery(officeGst.getCounts)).data ?? {}
  const filings = useQuery(callQuery(officeFiling.getCounts)).data ?? {}
  const { submitted = 0, arn = 0, clarification = 0 } = registrations
  const started = registrations['in-progress'] ?? 0
  return (
    <>
      <PageTitle about="Registrations and returns that merchants sent in." />
      <LinkCards
        cards={[
          {
            title: 'Registration',
            about: `New: ${submitted}. In progress: ${started}. With the department: ${arn}. With the merchant: ${clarification}.`,
            path: backendPaths.gstRegistration,
          },
          {
            title: 'Filing',
            about: `New: ${filings.submitted ?? 0}. In progress: ${filings['in-progress'] ?? 0}. With the merchant: ${filings.query ?? 0}.`,
            path: backendPaths.gstFilling,
          },
          { title: 'Due Dates', about: 'Rules, extensions and groups of states.', path: backendPaths.gstDueDates },
        ]}
      />
    </>
  )
}
