import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Link } from '@tanstack/react-router'
import { publicPaths } from '../../../contract/public-paths.ts'
import { publicTexts } from '../../../texts/en/public.ts'
import { useAsked } from '../../platform/use-asked.ts'

/** Where a payment provider sends the browser back to. It only tells: money moves by the provider's own confirmation. */
export function PaymentStatusPage() {
  const { status } = useAsked()
  const succeeded = status === 'success'
  return (
    <Stack align="center" gap="md" ta="center" py={80} px="md">
      <ThemeIcon size={72} radius={36} color={succeeded ? 'green' : 'red'} variant="light">
        {succeeded ? <IconCheck size={40} aria-hidden /> : <IconX size={40} aria-hidden />}
      </ThemeIcon>
      <Title order={1}>{succeeded ? publicTexts.paymentSuccessful() : publicTexts.paymentFailed()}</Title>
      <Text c="dimmed" maw={460}>
        {succeeded ? publicTexts.theAmountShowsIn() : publicTexts.noAmountWasAdded()}
      </Text>
      <Button component={Link} to={publicPaths.home}>
        {publicTexts.continue()}
      </Button>
    </Stack>
  )
}
