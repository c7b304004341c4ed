import { Alert, Button, Group, Stack } from '@mantine/core'
import type { Advice } from '../../../contract/camera/advice.ts'
import { cameraTexts } from '../../../texts/en/camera.ts'
import { useInSight } from '../form/use-in-sight.ts'
import classes from './camera.module.css'
import type { TakenPage } from './scanner.ts'
import { usePictureAddress } from './use-picture-address.ts'

const adviceTexts = {
  'too-dark': cameraTexts.tooDark,
  shadow: cameraTexts.shadow,
  'too-blurred': cameraTexts.tooBlurred,
  'corner-missing': cameraTexts.cornerMissing,
  'too-far': cameraTexts.tooFar,
  flatter: cameraTexts.flatter,
  'no-edges': cameraTexts.noEdges,
} satisfies Record<Advice, () => string>

interface Props {
  page: TakenPage
  onKeep: () => void
  onAgain: () => void
}

/** The page as it was straightened, and what is wrong with it while the customer is still there. */
export function TakenView({ page, onKeep, onAgain }: Props) {
  const source = usePictureAddress(page.jpeg)
  const place = useInSight(page)
  const good = page.advice.length === 0
  // The marks of our form tell for sure. Of any other paper a person sees better whether it can be read.
  const mayKeep = good || page.found === 'paper' || page.found === 'nothing'
  return (
    <Stack gap="sm">
      <Alert ref={place} tabIndex={-1} role="alert" color={good ? 'green' : 'orange'}>
        {good ? cameraTexts.pageIsGood() : page.advice.map((one) => <div key={one}>{adviceTexts[one]()}</div>)}
      </Alert>
      <img className={classes.page} src={source} alt={cameraTexts.straightPage()} />
      <Group grow>
        <Button size="md" mih={44} variant={good ? 'default' : 'filled'} onClick={onAgain}>
          {cameraTexts.takeAgain()}
        </Button>
        {mayKeep && (
          <Button size="md" mih={44} variant={good ? 'filled' : 'default'} onClick={onKeep}>
            {good ? cameraTexts.keep() : cameraTexts.keepAnyway()}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
