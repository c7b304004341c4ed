import { Affix, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { uploadTexts } from '../../texts/en/upload.ts'
import { type Upload, useUploads } from '../platform/uploads.ts'

function stateText({ name, share, isWaiting }: Pick<Upload, 'name' | 'share' | 'isWaiting'>): string {
  const percent = Math.floor(share * 100)
  if (isWaiting) return uploadTexts.waitsForTheLine({ name, percent })
  return share < 1 ? uploadTexts.uploading({ name, percent }) : uploadTexts.isBeingChecked({ name })
}

/** Files on their way, over whatever page or dialog sent them: how far each is, and the way to stop it. */
export function UploadBar() {
  const uploads = useUploads()
  if (uploads.length === 0) return null
  return (
    <Affix
      position={{ bottom: 'calc(var(--phone-bar) + 16px)', right: 16, left: 16 }}
      zIndex={1_100}
      style={{ pointerEvents: 'none' }}
    >
      <Stack gap="xs" align="flex-end">
        {uploads.map(({ id, name, share, isWaiting, cancel }) => (
          <Paper key={id} shadow="md" withBorder p="sm" w="min(100%, 360px)" style={{ pointerEvents: 'auto' }}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <Text size="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
                {stateText({ name, share, isWaiting })}
              </Text>
              <Button
                size="compact-sm"
                variant="default"
                onClick={cancel}
                aria-label={uploadTexts.cancelTheUploadOf({ name })}
              >
                {uploadTexts.cancel()}
              </Button>
            </Group>
            <Progress
              mt={6}
              value={share * 100}
              animated={share >= 1}
              aria-label={uploadTexts.howMuchIsUploaded({ name })}
            />
          </Paper>
        ))}
      </Stack>
    </Affix>
  )
}
