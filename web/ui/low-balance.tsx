import { Alert, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'
import { formTexts } from '../../texts/en/form.ts'

interface Props {
  /** How much more is needed, as a sentence. */
  text: string
  /** Where money is added. */
  to?: string
}

/** Says that the wallet does not bear it, and leads to where money is added. */
export function LowBalance({ text, to = merchantPaths.gateway }: Props) {
  return (
    <Alert color="orange" title={formTexts.theBalanceIsToo()}>
      <Group justify="space-between">
        <Text size="sm">{text}</Text>
        <Button component={Link} to={to} size="compact-md">
          {formTexts.addMoney()}
        </Button>
      </Group>
    </Alert>
  )
}
