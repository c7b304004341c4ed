import { ActionIcon, Group, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import type { CaptchaPurpose } from '../../../contract/session.ts'
import classes from './captcha-box.module.css'
import { type CaptchaState, useCaptcha } from './use-captcha.ts'

export interface CaptchaProps extends TextInputProps {
  /** A captcha answers for one purpose only. */
  purpose: CaptchaPurpose
}

const texts: Partial<Record<CaptchaState, string>> = {
  loading: 'Loading...',
  sound: 'Type the digits you hear',
  error: 'The captcha could not be loaded. Try a new one.',
}

/** A picture of some letters, or their reading, and the box to type them in. Give it a new key to start afresh. */
export function CaptchaBox({ purpose, ...input }: CaptchaProps) {
  const { state, image, reload, listen } = useCaptcha(purpose)
  return (
    <Stack gap="xs">
      <Group gap="xs" wrap="nowrap">
        <div className={classes.frame} aria-live="polite">
          {state === 'image' ? (
            <img src={image} alt="Captcha: type the characters you see here" className={classes.image} />
          ) : (
            <Text size="sm" c="dimmed" ta="center">
              {texts[state]}
            </Text>
          )}
        </div>
        <ActionIcon variant="default" size="lg" title="New captcha" aria-label="New captcha" onClick={reload}>
          <IconRefresh size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          title="Listen to a captcha"
          aria-label="Listen to a captcha"
          onClick={listen}
        >
          <IconVolume size={18} />
        </ActionIcon>
      </Group>
      <TextInput label="Captcha" required autoComplete="off" spellCheck={false} {...input} />
    </Stack>
  )
}
