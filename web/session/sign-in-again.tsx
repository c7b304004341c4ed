import { Modal, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { publicPaths } from '../../contract/public-paths.ts'
import type { Tokens } from '../../contract/session.ts'
import { signInTexts } from '../../texts/en/sign-in.ts'
import { giveUpSession, goOnWith, useEndedSession, useWhyEnded } from '../platform/ended-session.ts'
import { type Session, saveSession } from '../platform/session.ts'
import { SignInSteps } from './sign-in-steps.tsx'

/** The sign-in over a page whose session has ended: what was typed there stays. Nothing that failed is sent again. */
export function SignInAgain({ userName = '' }: { userName?: string }) {
  const ended = useEndedSession()
  return ended ? <Dialog ended={ended} userName={userName} /> : null
}

function Dialog({ ended, userName }: { ended: Session; userName: string }) {
  const router = useRouter()
  const why = useWhyEnded() || signInTexts.yourSignInHas()

  async function signedIn(tokens: Tokens): Promise<void> {
    if (goOnWith(ended, tokens)) return
    // Somebody else: first the page and its form go, then they begin at their own start page.
    giveUpSession()
    // The guard keeps the address of the page for whoever signs in next, which is not meant here.
    await router.invalidate()
    await router.navigate({ to: publicPaths.login, search: {}, replace: true })
    saveSession(tokens)
  }

  return (
    <Modal
      opened
      onClose={giveUpSession}
      title={signInTexts.signInAgain()}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': signInTexts.leaveThisPage() }}
      zIndex={1_000}
    >
      <Text size="sm" mb="md">
        {why} {signInTexts.whatYouTypedStays()}
      </Text>
      <SignInSteps again={{ userName }} onSignedIn={(tokens) => void signedIn(tokens)} />
    </Modal>
  )
}
