import { useQuery } from '@tanstack/react-query'
import { getSmtp } from '../../contract/smtp.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { SmtpForm } from './smtp-form.tsx'
import { SmtpTrial } from './smtp-trial.tsx'

/** The mail server the portal sends through. */
export function SmtpSetupPage() {
  const setup = useQuery(callQuery(getSmtp))
  return (
    <>
      <PageTitle about="Without a mail server every mail waits in the mail log." />
      <SectionCard title="Mail server">
        <QueryView query={setup}>
          {(saved) => (
            <>
              {saved && <SmtpTrial setup={saved} />}
              <SmtpForm saved={saved} />
            </>
          )}
        </QueryView>
      </SectionCard>
    </>
  )
}
