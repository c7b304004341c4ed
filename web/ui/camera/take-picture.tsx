import { Alert, Button, FileButton, Stack, Text } from '@mantine/core'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import type { Subject } from '../../../contract/camera/straighten-photograph.ts'
import { cameraTexts } from '../../../texts/en/camera.ts'
import classes from './camera.module.css'
import { useLiveCamera } from './use-live-camera.ts'

interface Props {
  subject: Subject
  busy: boolean
  onTake: (photograph: Blob) => void
}

/** What the camera sees and the shutter below it; or the phone's own camera, where this page may not have it. */
export function TakePicture({ subject, busy, onTake }: Props) {
  const { video, state, snap } = useLiveCamera()
  const shoot = async () => {
    const photograph = await snap()
    if (photograph) onTake(photograph)
  }
  return (
    <Stack gap="sm">
      <Text size="sm">{subject === 'form' ? cameraTexts.aboutForm() : cameraTexts.aboutPaper()}</Text>
      {state === 'none' ? (
        <Alert color="blue">{cameraTexts.noCamera()}</Alert>
      ) : (
        <div className={classes.live}>
          {/* What it shows has no sound and no words. */}
          <video ref={video} className={classes.video} muted playsInline aria-label={cameraTexts.livePicture()} />
          {state === 'asked' && <Text className={classes.starts}>{cameraTexts.cameraStarts()}</Text>}
        </div>
      )}
      {state === 'live' && (
        <Button
          size="lg"
          loading={busy}
          leftSection={<IconCamera size={22} aria-hidden />}
          data-autofocus
          onClick={() => void shoot()}
        >
          {cameraTexts.takePicture()}
        </Button>
      )}
      <FileButton accept="image/*" capture="environment" onChange={(file) => file && onTake(file)}>
        {(props) => (
          <Button {...props} variant={state === 'none' ? 'filled' : 'default'} size="md" mih={44} disabled={busy}>
            {cameraTexts.choosePicture()}
          </Button>
        )}
      </FileButton>
    </Stack>
  )
}
