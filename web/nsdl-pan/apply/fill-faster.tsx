import { Alert, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { plainDigits } from '../../../contract/kernel/ids.ts'
import { getPanHelp } from '../../../contract/nsdl-pan/prefill.ts'
import { prefillTexts } from '../../../texts/en/prefill.ts'
import { callQuery } from '../../platform/call-query.ts'
import { useAsked } from '../../platform/use-asked.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'
import { EarlierDialog } from './earlier-dialog.tsx'
import { fromAadhaarCard } from './from-aadhaar-card.ts'
import { usePanForm } from './use-pan-form.ts'

const AadhaarCodeDialog = lazy(async () => ({
  default: (await import('../../ui/aadhaar-qr/aadhaar-code-dialog.tsx')).AadhaarCodeDialog,
}))

/** The ways to a filled form that need hardly any typing. */
export function FillFaster() {
  const { fill, draft } = usePanForm()
  const [earlier, setEarlier] = useState(false)
  const [said, setSaid] = useState('')
  const [lastFour, setLastFour] = useState('')
  const [reading, setReading] = useReading()
  const help = useQuery({ ...callQuery(getPanHelp), staleTime: Number.POSITIVE_INFINITY })
  const typed = plainDigits(draft.aadhaarNo)
  const isOther = lastFour !== '' && typed.length === 12 && !typed.endsWith(lastFour)
  return (
    <>
      <Group gap="sm" role="group" aria-label={prefillTexts.lessToType()}>
        <Button variant="light" onClick={() => setReading(true)}>
          {prefillTexts.readAadhaarCode()}
        </Button>
        <Button variant="light" onClick={() => setEarlier(true)}>
          {prefillTexts.knownCustomer()}
        </Button>
      </Group>
      {said && <Alert color="blue">{said}</Alert>}
      {isOther && (
        <Alert color="orange" role="alert">
          {prefillTexts.otherNumber({ lastFour })}
        </Alert>
      )}
      {reading && !help.isPending && (
        <Suspense fallback={null}>
          <AadhaarCodeDialog
            keys={help.data?.aadhaarKeys ?? []}
            onClose={() => setReading(false)}
            onTake={(card) => {
              fill(fromAadhaarCard(card), 'person')
              setLastFour(card.lastFour)
              setSaid(card.number ? prefillTexts.takenWhole() : prefillTexts.takenFromCard({ lastFour: card.lastFour }))
              setReading(false)
            }}
          />
        </Suspense>
      )}
      {earlier && (
        <EarlierDialog
          onClose={() => setEarlier(false)}
          onTake={(refNo, fields, part) => {
            fill(fields, part)
            setLastFour('')
            setSaid(prefillTexts.takenOver({ refNo }))
            setEarlier(false)
          }}
        />
      )}
    </>
  )
}

/** The reader stands open at once for who has asked for it before the form; a reload does not ask again. */
function useReading() {
  const navigate = useNavigateHere()
  const asked = useAsked().read === 'aadhaar'
  const [reading, setReading] = useState(asked)
  const change = (open: boolean) => {
    setReading(open)
    if (asked && !open)
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (before: object) => ({ ...before, read: undefined }),
      })
  }
  return [reading, change] as const
}
