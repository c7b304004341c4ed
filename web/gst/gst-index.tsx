import { useQuery } from '@tanstack/react-query'
import { merchantGst, officeGst } from '../../contract/gst/registration-detail.ts'
import { backendPaths, merchantPaths } from '../paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { LinkCards } from '../ui/link-cards.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** The way into GST for merchants. */
export function MerchantGstPage() {
  const { data } = useQuery(callQuery(merchantGst.getCounts))
  const { draft = 0, clarification = 0 } = data ?? {}
  return (
    <>
      <PageTitle title="GST" about="Registrations of your customers." />
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
        ]}
      />
    </>
  )
}

/** What waits in GST for the back office. */
export function OfficeGstIndexPage() {
  const { data } = useQuery(callQuery(officeGst.getCounts))
  const { submitted = 0, arn = 0, clarification = 0 } = data ?? {}
  const started = data?.['in-progress'] ?? 0
  return (
    <>
      <PageTitle title="GST" about="Registrations that merchants sent in." />
      <LinkCards
        cards={[
          {
            title: 'Registration',
            about: `New: ${submitted}. In progress: ${started}. With the department: ${arn}. With the merchant: ${clarification}.`,
            path: backendPaths.gstRegistration,
          },
        ]}
      />
    </>
  )
}
