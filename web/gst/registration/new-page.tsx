import { Button, List, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { beginGst } from '../../../contract/gst/registration.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
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
      <PageTitle about={gstRegistrationTexts.everyStepIsSaved()}>
        <Button component={Link} to={merchantPaths.gstRegistrationList} variant="default">
          {gstRegistrationTexts.draftsAndRegistrations()}
        </Button>
      </PageTitle>
      <SectionCard title={gstRegistrationTexts.haveTheseAtHand()}>
        <Stack gap="md" align="flex-start">
          <List spacing={4}>
            <List.Item>{gstRegistrationTexts.panOfTheBusiness()}</List.Item>
            <List.Item>{gstRegistrationTexts.panAadhaarAndPhotoOfEach()}</List.Item>
            <List.Item>{gstRegistrationTexts.proofOfThePlace()}</List.Item>
            <List.Item>{gstRegistrationTexts.cancelledChequeOrPassbook()}</List.Item>
            <List.Item>{gstRegistrationTexts.forFirmsAndCompanies()}</List.Item>
          </List>
          <Text size="sm" c="dimmed">
            {gstRegistrationTexts.draftCostsNothing()}
          </Text>
          <Button loading={begin.isPending} onClick={() => begin.mutate()}>
            {gstRegistrationTexts.begin()}
          </Button>
        </Stack>
      </SectionCard>
    </>
  )
}
