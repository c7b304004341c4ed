import { Button, List, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { beginGst } from '../../../contract/gst/registration.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { call } from '../../platform/call.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { toastError } from '../../ui/toast.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'

/** What one should have at hand, and the beginning of a draft. */
export function NewGstPage() {
  const navigate = useNavigateHere()
  const begin = useMutation({
    mutationFn: () => call(beginGst),
    onSuccess: ({ id }) => void navigate({ to: merchantPaths.gstRegistrationForm(id) }),
    onError: (error) => toastError(error),
  })
  return (
    <>
      <PageTitle about="Every step is saved; you pay when you send it in.">
        <Button component={Link} to={merchantPaths.gstRegistrationList} variant="default">
          Drafts and registrations
        </Button>
      </PageTitle>
      <SectionCard title="Have these at hand">
        <Stack gap="md" align="flex-start">
          <List spacing={4}>
            <List.Item>PAN of the business, with the legal name exactly as it stands there</List.Item>
            <List.Item>PAN, Aadhaar card and photo of each proprietor, partner, director or member</List.Item>
            <List.Item>
              Proof of the place of business: electricity bill, tax receipt, rent agreement or consent
            </List.Item>
            <List.Item>Cancelled cheque or passbook; the bank account may also come later</List.Item>
            <List.Item>
              For firms and companies: deed or certificate, and the letter or resolution that authorises
            </List.Item>
          </List>
          <Text size="sm" c="dimmed">
            A draft costs nothing.
          </Text>
          <Button loading={begin.isPending} onClick={() => begin.mutate()}>
            Begin
          </Button>
        </Stack>
      </SectionCard>
    </>
  )
}
