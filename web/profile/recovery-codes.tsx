import { Alert, Button, Code, CopyButton, Group, SimpleGrid, Stack } from '@mantine/core'
import { fetchFile, saveFile } from '../platform/download.ts'

interface Props {
  codes: string[]
  onDone: () => void
}

/** The codes that open the account when the phone is lost. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const text = `${codes.join('\n')}\n`
  async function download(): Promise<void> {
    saveFile(await fetchFile(new File([text], 'recovery-codes.txt', { type: 'text/plain' })))
  }
  return (
    <Stack gap="md">
      <Alert color="blue" title="Keep these recovery codes">
        Each works once when your phone is not at hand. They are not shown again.
      </Alert>
      <SimpleGrid cols={2} spacing="xs" role="list" aria-label="Recovery codes">
        {codes.map((code) => (
          <Code key={code} role="listitem" ta="center" p={6} fz="sm">
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group justify="space-between">
        <Group gap="xs">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={download}>
            Download
          </Button>
        </Group>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  )
}
