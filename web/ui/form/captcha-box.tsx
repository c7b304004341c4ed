import { ActionIcon, Button, Group, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { CaptchaPurpose } from '../../../contract/session.ts'
import { visitorTexts } from '../../../texts/en/visitor.ts'
import classes from './captcha-box.module.css'
import { type CaptchaState, useCaptcha } from './use-captcha.ts'

export interface CaptchaProps extends TextInputProps {
  /** A captcha answers for one purpose only. */
  purpose: CaptchaPurpose
  /** Told the answer where nobody has to type it, and '' when it counts no more. */
  onAnswer: (text: string) => void
}

/** A picture of some letters and the box to type them in, or the browser's work instead. Give it a new key to start afresh. */
export function CaptchaBox({ purpose, onAnswer, ...input }: CaptchaProps) {
  const { state, reload, prove } = useCaptcha(purpose, onAnswer)
  const proven = state.is === 'proven'
  const withoutPicture = proven || state.is === 'working'
  return (
    <Stack gap="xs">
      <Group gap="xs" wrap="nowrap">
        <div className={classes.frame} aria-live="polite">
          {state.is === 'image' ? (
            <img src={state.url} alt={visitorTexts.captchaTypeTheCharacters()} className={classes.image} />
          ) : (
            <Told state={state} />
          )}
        </div>
        <ActionIcon
          variant="default"
          size="lg"
          title={visitorTexts.newCaptcha()}
          aria-label={visitorTexts.newCaptcha()}
          onClick={reload}
        >
          <IconRefresh size={18} />
        </ActionIcon>
      </Group>
      {/* One button that changes its words, so that the focus stays where it was. */}
      <Button variant="subtle" size="compact-sm" className={classes.other} onClick={withoutPicture ? reload : prove}>
        {withoutPicture ? visitorTexts.pictureInstead() : visitorTexts.iCannotReadThe()}
      </Button>
      {/* What the browser has worked out is nothing to read or to change. */}
      {!proven && (
        <TextInput label={visitorTexts.captcha()} required autoComplete="off" spellCheck={false} {...input} />
      )}
    </Stack>
  )
}

function Told({ state }: { state: CaptchaState }) {
  return (
    <Text component="div" size="sm" c="dimmed" ta="center">
      {sentence(state)}
      {/* Seen as it grows; heard by the quarter, in the sentence. */}
      {state.is === 'working' && <progress className={classes.progress} value={state.done} aria-hidden="true" />}
    </Text>
  )
}

function sentence(state: CaptchaState): string {
  if (state.is === 'working') return visitorTexts.checkingPleaseWait({ percent: Math.floor(state.done * 4) * 25 })
  if (state.is === 'proven') return visitorTexts.theCheckIsDone()
  return state.is === 'error' ? state.text : visitorTexts.loading()
}
