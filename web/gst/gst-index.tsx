import { useQuery } from '@tanstack/react-query'
import { getCalendar } from '../../contract/gst/due-dates-calendar.ts'
import { merchantFiling, officeFiling } from '../../contract/gst/filing-detail.ts'
import { merchantGst, officeGst } from '../../contract/gst/registration-detail.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { LinkCards } from '../ui/link-cards.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** The way into GST for merchants. */
export function MerchantGstPage() {
  const { draft = 0, clarification = 0 } = useQuery(callQuery(merchantGst.getCounts)).data ?? {}
  const filings = useQuery(callQuery(merchantFiling.getCounts)).data ?? {}
  const { overdue = [], coming = [] } = useQuery(callQuery(getCalendar)).data ?? {}
  const underWay = (filings.submitted ?? 0) + (filings['in-progress'] ?? 0)
  return (
    <>
      <PageTitle about="Registrations and returns of your customers." />
      <LinkCards
        cards={[
          {
            title: 'New Registration',
            about: 'The form by constitution, with its papers.',
            path: merchantPaths.gstRegistrationNew,
          },
          {
            title: 'Registration List',
            about: `Drafts: ${draft}. Questions to answer: ${clarification}.`,
            path: merchantPaths.gstRegistrationList,
          },
          { title: 'New Filing', about: 'A return of one of your clients.', path: merchantPaths.gstFillingNew },
          {
            title: 'Filing List',
            about: `Under way: ${underWay}. Questions to answer: ${filings.query ?? 0}. Filed: ${filings.filed ?? 0}.`,
            path: merchantPaths.gstFillingList,
          },
          {
            title: 'Calendar',
            about: `Overdue: ${overdue.length}. Due soon: ${coming.length}.`,
            path: merchantPaths.gstCalendar,
          },
          { title: 'Clients', about: 'Whose returns you file.', path: merchantPaths.gstClients },
        ]}
      />
    </>
  )
}

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
