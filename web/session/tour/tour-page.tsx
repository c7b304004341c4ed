import { Alert, Code, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getTour, type TourStop } from '../../../contract/tour.ts'
import { errorText } from '../../platform/error-text.ts'
import { useKeptReply } from '../../platform/kept-reply.ts'
import { SubmitOverlay } from '../../ui/form/submit-overlay.tsx'
import { NotFoundPage } from '../../ui/not-found-page.tsx'
import { ErrorCard } from '../../ui/page-states/error-card.tsx'
import { hasTour } from '../../ui/site/has-tour.ts'
import { goToStop } from './go-to-stop.ts'
import classes from './tour-page.module.css'
import { TourStopCard } from './tour-stop-card.tsx'

/** Ten stops for a newcomer to a demo. Where the portal is used in earnest there is no such page. */
export function TourPage() {
  return hasTour() ? <Tour /> : <NotFoundPage />
}

function Tour() {
  const { reply, error, ask } = useKeptReply(getTour)
  const [going, setGoing] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function go(stop: TourStop): Promise<void> {
    setGoing(true)
    setFailure(undefined)
    try {
      await goToStop(stop, reply?.password ?? '')
    } catch (problem) {
      setFailure(problem)
      setGoing(false)
    }
  }

  return (
    <div className={classes.wrap}>
      <div className={classes.head}>
        <Title order={1} fz={{ base: 28, sm: 36 }}>
          Tour
        </Title>
        <Text size="lg" c="dimmed" maw={680} mt="xs">
          Ten stops through the portal. Each opens as somebody else; go back to come to the next.
        </Text>
      </div>
      <Stack gap="md" maw={760}>
        {error !== undefined && !reply && <ErrorCard error={error} onRetry={ask} />}
        {reply && (
          <Text>
            You can also sign in by hand: the password of everybody here is <Code>{reply.password}</Code>.
          </Text>
        )}
        {failure !== undefined && <Alert color="red">{errorText(failure)}</Alert>}
        <ol className={classes.stops}>
          {reply?.stops.map((stop, i) => (
            <TourStopCard key={stop.title} stop={stop} number={i + 1} onGo={() => void go(stop)} />
          ))}
        </ol>
      </Stack>
      <SubmitOverlay visible={going} />
    </div>
  )
}
