import { Alert, Button, Code, CopyButton, Group, SimpleGrid, Stack } from '@mantine/core'
import { profileTexts } from '../../texts/en/profile.ts'
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
      <Alert color="blue" title={profileTexts.keepTheseCodes()}>
        {profileTexts.eachWorksOnce()}
      </Alert>
      <SimpleGrid cols={2} spacing="xs" role="list" aria-label={profileTexts.recoveryCodes()}>
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
                {copied ? profileTexts.copied() : profileTexts.copy()}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={download}>
            {profileTexts.download()}
          </Button>
        </Group>
        <Button onClick={onDone}>{profileTexts.done()}</Button>
      </Group>
    </Stack>
  )
}
