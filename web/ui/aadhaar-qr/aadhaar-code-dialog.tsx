import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { maskAadhaar } from '../../../contract/kernel/ids.ts'
import { prefillTexts } from '../../../texts/en/prefill.ts'
import { CodeDialog } from '../camera/code-dialog.tsx'
import { readCodeIn } from '../camera/read-code-in.ts'
import { Facts } from '../facts.tsx'
import { type Proof, proveAadhaarCard } from './prove-aadhaar-card.ts'
import { type AadhaarCard, readAadhaarCode } from './read-aadhaar-code.ts'

interface Props {
  /** The public keys of UIDAI that the portal knows. */
  keys: readonly string[]
  onTake: (card: AadhaarCard) => void
  onClose: () => void
}

interface Seen {
  card: AadhaarCard
  proof: Proof
}

/** Reads the QR code of an Aadhaar card, shows what it says and whether that is proved, and hands it on by a tap. */
export function AadhaarCodeDialog({ keys, onTake, onClose }: Props) {
  const [seen, setSeen] = useState<Seen>()
  const [said, setSaid] = useState('')
  async function look(text: string | undefined): Promise<void> {
    if (text === undefined) return setSaid(prefillTexts.noCodeInPicture())
    const card = await readAadhaarCode(text)
    setSaid(card ? '' : prefillTexts.notAnAadhaarCode())
    if (!card) return
    setSeen({ card, proof: await proveAadhaarCard(card, keys) })
  }
  return (
    <CodeDialog
      words={{
        title: seen ? prefillTexts.readFromCard() : prefillTexts.readAadhaarCode(),
        close: prefillTexts.stopReading(),
        hold: prefillTexts.holdAadhaarCode(),
        noCamera: prefillTexts.noCamera(),
      }}
      fine
      said={said}
      onRead={(text) => void look(text)}
      onClose={onClose}
      found={seen && <FoundCard {...seen} onTake={() => onTake(seen.card)} onAgain={() => setSeen(undefined)} />}
    >
      <FileButton accept="image/*" onChange={(file) => file && void readCodeIn(file).then(look)}>
        {(props) => (
          <Button {...props} variant="default">
            {prefillTexts.choosePicture()}
          </Button>
        )}
      </FileButton>
    </CodeDialog>
  )
}

interface FoundProps extends Seen {
  onTake: () => void
  onAgain: () => void
}

function FoundCard({ card, proof, onTake, onAgain }: FoundProps) {
  return (
    <Stack gap="sm">
      {proof === 'altered' ? (
        <Alert color="red" role="alert">
          {prefillTexts.signatureAltered()}
        </Alert>
      ) : (
        <>
          <Facts facts={factsOf(card)} />
          <Text role="status">
            {proof === 'proved' ? prefillTexts.signatureProved() : prefillTexts.signatureUnknown()}
          </Text>
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onAgain}>
          {prefillTexts.readAnother()}
        </Button>
        {proof !== 'altered' && <Button onClick={onTake}>{prefillTexts.takeDetails()}</Button>}
      </Group>
    </Stack>
  )
}

const factsOf = (card: AadhaarCard): [string, string][] => [
  [prefillTexts.name(), card.name],
  [prefillTexts.born(), card.born && formatDate(card.born)],
  [prefillTexts.gender(), card.gender],
  [prefillTexts.careOf(), card.careOf],
  [prefillTexts.address(), addressOf(card)],
  [prefillTexts.number(), maskAadhaar(card.lastFour)],
]

const addressOf = ({ house, street, landmark, location, town, district, state, pin }: AadhaarCard): string =>
  [...new Set([house, street, landmark, location, town, district, state, pin])].filter(Boolean).join(', ')
