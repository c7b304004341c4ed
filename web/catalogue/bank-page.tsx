import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { getBank } from '../../contract/catalogue/bank.ts'
import { backendPaths } from '../paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { BankForm } from './bank-form.tsx'
import { BankQr } from './bank-qr.tsx'

/** One bank account: a new one without an id in the address. */
export function BankPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  return (
    <>
      <PageTitle title={id ? 'Edit Bank' : 'Add Bank'}>
        <Button component={Link} to={backendPaths.bankList} variant="default">
          Back to the list
        </Button>
      </PageTitle>
      {id ? (
        <KnownBank key={id} id={id} />
      ) : (
        <SectionCard title="Account">
          <BankForm />
        </SectionCard>
      )}
    </>
  )
}

function KnownBank({ id }: { id: string }) {
  const bank = useQuery(callQuery(getBank, { params: { id } }))
  return (
    <QueryView query={bank}>
      {(known) => (
        <Stack gap="md">
          <SectionCard title="Account">
            <BankForm bank={known} />
          </SectionCard>
          <SectionCard title="QR code" about="Shown to merchants who pay into this account by UPI.">
            <BankQr bank={known} />
          </SectionCard>
        </Stack>
      )}
    </QueryView>
  )
}
