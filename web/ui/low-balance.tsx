import { Alert, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'

interface Props {
  /** How much more is needed, as a sentence. */
  text: string
  /** Where money is added. */
  to?: string
}

/** Says that the wallet does not bear it, and leads to where money is added. */
export function LowBalance({ text, to = merchantPaths.gateway }: Props) {
  return (
    <Alert color="orange" title="The balance is too low">
      <Group justify="space-between">
        <Text size="sm">{text}</Text>
        <Button component={Link} to={to} size="compact-md">
          Add money
        </Button>
      </Group>
    </Alert>
  )
}
