import { useQuery } from '@tanstack/react-query'
import { getCalendar } from '../../contract/gst/due-dates-calendar.ts'
import { merchantFiling } from '../../contract/gst/filing-detail.ts'
import { merchantGst } from '../../contract/gst/registration-detail.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { gstTexts } from '../../texts/en/gst.ts'
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
      <PageTitle about={gstTexts.registrationsAndReturns()} />
      <LinkCards
        cards={[
          {
            title: gstTexts.newRegistration(),
            about: gstTexts.formByConstitution(),
            path: merchantPaths.gstRegistrationNew,
          },
          {
            title: gstTexts.registrationList(),
            about: gstTexts.draftsAndQuestions({ drafts: draft, questions: clarification }),
            path: merchantPaths.gstRegistrationList,
          },
          {
            title: gstTexts.newFiling(),
            about: gstTexts.returnOfOneOfYourClients(),
            path: merchantPaths.gstFillingNew,
          },
          {
            title: gstTexts.filingList(),
            about: gstTexts.filingsUnderWay({ underWay, questions: filings.query ?? 0, filed: filings.filed ?? 0 }),
            path: merchantPaths.gstFillingList,
          },
          {
            title: gstTexts.calendar(),
            about: gstTexts.overdueAndDueSoon({ overdue: overdue.length, soon: coming.length }),
            path: merchantPaths.gstCalendar,
          },
          { title: gstTexts.clients(), about: gstTexts.whoseReturnsYouFile(), path: merchantPaths.gstClients },
        ]}
      />
    </>
  )
}
