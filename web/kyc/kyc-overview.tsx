import { Alert, SimpleGrid, Stack } from '@mantine/core'
import type { MyKyc } from '../../contract/kyc.ts'
import { kycTexts } from '../../texts/en/kyc.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { DocumentCard } from './document-card.tsx'

/** What was handed in, while it is reviewed and afterwards. A document that was sent back can be uploaded again. */
export function KycOverview({ kyc }: { kyc: MyKyc }) {
  return (
    <Stack gap="md">
      <Standing kyc={kyc} />
      <SectionCard title={kycTexts.details()}>
        <DetailFacts kind={kyc.kind} details={kyc.details} aadhaar={kyc.aadharNo} />
      </SectionCard>
      <SectionCard title={kycTexts.documents()}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {kyc.documents.map((document) => (
            <DocumentCard key={document.kind} document={document} state={kyc.state} />
          ))}
        </SimpleGrid>
      </SectionCard>
    </Stack>
  )
}

function Standing({ kyc: { state, documents } }: { kyc: MyKyc }) {
  if (state === 'approved') return <Alert color="green">{kycTexts.yourKycIsApproved()}</Alert>
  if (documents.some((one) => one.state === 'rejected')) return <Alert color="red">{kycTexts.aDocumentWasSent()}</Alert>
  return <Alert color="yellow">{kycTexts.weAreLookingAt()}</Alert>
}
