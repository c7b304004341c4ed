import { Alert, Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { testGateway } from '../../contract/catalogue/api-credential.ts'
import { call } from '../platform/call.ts'
import { errorText } from '../platform/error-text.ts'

interface Props {
  /** There is something to test with. */
  saved: boolean
}

/** Asks the gateway with what is saved, and shows what it says. */
export function TestGateway({ saved }: Props) {
  const test = useMutation({ mutationFn: () => call(testGateway) })
  return (
    <Stack gap="sm" align="flex-start">
      <Button variant="default" disabled={!saved} loading={test.isPending} onClick={() => test.mutate()}>
        Test what is saved
      </Button>
      {(test.data || test.error) && (
        <Alert role="status" color={test.data?.ok ? 'green' : 'red'} title={test.data?.ok ? 'It works' : 'It failed'}>
          {test.data?.message ?? errorText(test.error)}
        </Alert>
      )}
    </Stack>
  )
}
