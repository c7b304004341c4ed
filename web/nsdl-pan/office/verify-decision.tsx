import { Button, Checkbox, Group, Kbd, Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checklistOf, type PanCheck, panChecks } from '../../../contract/nsdl-pan/checklist.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { verifyApplication } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { SendBackDialog } from './send-back-dialog.tsx'
import classes from './verify-decision.module.css'

interface Props {
  info: PanInfo
  onNext: (skip?: string) => void
}

/** The checklist and the decision, all by keys: digits tick, V verifies, R sends back, S skips. */
export function VerifyDecision({ info, onNext }: Props) {
  const checks = checklistOf({ category: info.cat, type: info.applicantionType, data: info.data })
  const [ticked, setTicked] = useState<readonly PanCheck[]>([])
  const [rejecting, setRejecting] = useState(false)
  const verify = useMutation({
    mutationFn: () => call(verifyApplication, { params: { id: info.id }, body: { ticked: [...ticked] } }),
    onSuccess: () => {
      toastSuccess(`${info.refNo} verified`)
      onNext()
    },
    onError: (error) => toastError(error),
  })
  const toggle = (check: PanCheck) =>
    setTicked((before) => (before.includes(check) ? before.filter((one) => one !== check) : [...before, check]))
  const complete = checks.every((check) => ticked.includes(check))
  useHotkeys([
    ...checks.map((check, place): [string, () => void] => [keyOf(place), () => toggle(check)]),
    ['v', () => complete && !verify.isPending && verify.mutate()],
    ['r', () => setRejecting(true)],
    ['s', () => onNext(info.id)],
  ])
  return (
    <SectionCard
      title="Checklist"
      about={
        <>
          Tick what you have looked at. <span className={classes.key}>The key stands beside each.</span>
        </>
      }
    >
      <Stack gap="xs">
        {checks.map((check, place) => (
          <Checkbox
            key={check}
            checked={ticked.includes(check)}
            onChange={() => toggle(check)}
            label={
              <>
                <Kbd size="xs" mr={6} className={classes.key} aria-hidden>
                  {keyOf(place)}
                </Kbd>
                {panChecks[check]}
              </>
            }
          />
        ))}
        <Group gap="xs" mt="sm">
          <Button
            disabled={!complete}
            loading={verify.isPending}
            onClick={() => verify.mutate()}
            rightSection={<Key name="V" />}
          >
            Verify
          </Button>
          <Button color="red" variant="light" onClick={() => setRejecting(true)} rightSection={<Key name="R" />}>
            Send back
          </Button>
          <Button variant="default" onClick={() => onNext(info.id)} rightSection={<Key name="S" />}>
            Leave to others
          </Button>
        </Group>
      </Stack>
      {rejecting && (
        <SendBackDialog move="reject" subject={info} onClose={() => setRejecting(false)} onDone={() => onNext()} />
      )}
    </SectionCard>
  )
}

/** Digits from 1 on, then 0. */
const keyOf = (place: number): string => String((place + 1) % 10)

const Key = ({ name }: { name: string }) => (
  <Kbd size="xs" className={classes.key} aria-hidden>
    {name}
  </Kbd>
)
