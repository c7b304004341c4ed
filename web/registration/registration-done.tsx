import { Anchor, Button, List, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import type { RegistrationReceipt } from '../../contract/registration.ts'

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
        Registration received
      </Title>
      <Paper p="md" ta="center" role="status">
        <Text size="sm" c="dimmed">
          Your reference number
        </Text>
        <Text fz={32} fw={650} lh={1.3}>
          {receipt.refNo}
        </Text>
        <Text size="sm" c="dimmed">
          {formatDateTime(receipt.dated)}
        </Text>
      </Paper>
      <Title order={2}>What happens next</Title>
      <List type="ordered" spacing="xs">
        <List.Item>A mail with this number is on its way to you. Please keep it.</List.Item>
        <List.Item>We look at what you sent. You need not do anything.</List.Item>
        <List.Item>
          We write to you when we have decided. If you can join, that mail holds your user name and a link to set your
          password.
        </List.Item>
      </List>
      <Button component={Link} to={publicPaths.home}>
        Back to the home page
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={onAgain}>
        Register another shop
      </Anchor>
    </Stack>
  )
}
