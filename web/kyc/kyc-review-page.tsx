import { Alert, Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getKyc, type KycReview } from '../../contract/kyc-review.ts'
import { backendPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { Facts } from '../ui/facts.tsx'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { AadhaarFact } from './aadhaar-fact.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { DocumentDesk } from './document-desk.tsx'
import { KycDecision } from './kyc-decision.tsx'
import classes from './kyc-review-page.module.css'

/** One person's KYC: what they say beside the papers that prove it. */
export function KycReviewPage({ id }: { id: string }) {
  const review = useQuery(callQuery(getKyc, { params: { id } }))
  return (
    <>
      <PageTitle>
        <Button component={Link} to={backendPaths.kyc} variant="default">
          Back to the list
        </Button>
      </PageTitle>
      <QueryView query={review}>
        {(known) => (
          <div className={classes.halves}>
            <Stack gap="md" className={classes.facts}>
              <Facing review={known} />
            </Stack>
            <div className={classes.documents}>
              <DocumentDesk review={known} />
            </div>
            <div className={classes.decision}>
              <KycDecision key={known.submittedAt} review={known} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  )
}

function Facing({ review }: { review: KycReview }) {
  return (
    <>
      <SectionCard title={review.kind === 'merchant' ? 'Merchant' : 'Staff of a merchant'}>
        <Facts
          facts={[
            ['Code', review.code],
            ['Name', review.name],
            ['Business', `${review.merchantCode} ${review.bussName}`],
            ['Mobile No.', review.mobileNo],
            ['Email ID', review.emailId],
            ['Status', <KycBadge key="status" state={review.state} />],
          ]}
        />
        {review.alike.length > 0 && (
          <Alert color="orange" mt="md" title="Please look twice">
            {review.alike.join(' ')}
          </Alert>
        )}
      </SectionCard>
      <SectionCard title="Details">
        <DetailFacts
          kind={review.kind}
          details={review.details}
          markDistrict={!review.districtKnown}
          aadhaar={review.aadharNo && <AadhaarFact id={review.id} masked={review.aadharNo} />}
        />
      </SectionCard>
    </>
  )
}
