import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Bank, getBank, paymentModeLabels } from '../../contract/catalogue/bank.ts'
import { backendPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { Facts } from '../ui/facts.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { BankForm } from './bank-form.tsx'
import { BankQr } from './bank-qr.tsx'

/** One bank account: a new one without an id in the address. */
export function BankPage({ id }: { id?: string }) {
  const admin = useIsAdmin()
  return (
    <>
      <PageTitle title={bankTitle(id, admin)}>
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

function bankTitle(id: string | undefined, admin: boolean): string {
  if (!id) return 'Add Bank'
  return admin ? 'Edit Bank' : 'Bank'
}

function KnownBank({ id }: { id: string }) {
  const admin = useIsAdmin()
  const bank = useQuery(callQuery(getBank, { params: { id } }))
  return (
    <QueryView query={bank}>
      {(known) => (
        <Stack gap="md">
          <SectionCard title="Account">{admin ? <BankForm bank={known} /> : <BankFacts bank={known} />}</SectionCard>
          <SectionCard title="QR code" about="Shown to merchants who pay into this account by UPI.">
            <BankQr bank={known} />
          </SectionCard>
        </Stack>
      )}
    </QueryView>
  )
}

/** What may be read of it; to change where money goes is an admin's matter. */
function BankFacts({ bank }: { bank: Bank }) {
  return (
    <Stack gap="xs">
      <Facts
        facts={[
          ['Bank name', bank.bankName],
          ['Account name', bank.accountName],
          ['Account number', bank.accountNo],
          ['IFSC', bank.ifsc],
          ['Branch', bank.branch],
          ['UPI id', bank.upiId],
          ['Takes', bank.modes.map((mode) => paymentModeLabels[mode]).join(', ')],
          ['Active', bank.active ? 'Yes' : 'No'],
        ]}
      />
      <Text size="sm" c="dimmed">
        Only an admin changes bank accounts.
      </Text>
    </Stack>
  )
}
