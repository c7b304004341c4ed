import { Anchor, Button, List, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import type { RegistrationReceipt } from '../../contract/registration.ts'
import { registerTexts } from '../../texts/en/register.ts'

interface Props {
  receipt: RegistrationReceipt
  /** The person wants to register another shop. */
  onAgain: () => void
}

/** The reference number, and what happens next. */
export function RegistrationDone({ receipt, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap="md">
      <Title order={1} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {registerTexts.registrationReceived()}
      </Title>
      <Paper p="md" ta="center" role="status">
        <Text size="sm" c="dimmed">
          {registerTexts.yourReferenceNumber()}
        </Text>
        <Text fz={32} fw={650} lh={1.3}>
          {receipt.refNo}
        </Text>
        <Text size="sm" c="dimmed">
          {formatDateTime(receipt.dated)}
        </Text>
      </Paper>
      <Title order={2}>{registerTexts.whatHappensNext()}</Title>
      <List type="ordered" spacing="xs">
        <List.Item>{registerTexts.aMailWithThis()}</List.Item>
        <List.Item>{registerTexts.weLookAtWhat()}</List.Item>
        <List.Item>{registerTexts.weWriteToYou()}</List.Item>
      </List>
      <Button component={Link} to={publicPaths.home}>
        {registerTexts.backToTheHome()}
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={onAgain}>
        {registerTexts.registerAnotherShop()}
      </Anchor>
    </Stack>
  )
}
