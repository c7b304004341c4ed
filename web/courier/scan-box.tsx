import { Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { receiveItem } from '../../contract/courier.ts'
import { readPageCode } from '../../contract/nsdl-pan/form-layout.ts'
import { call } from '../platform/call.ts'
import { errorText } from '../platform/error-text.ts'
import { CodeButton } from '../ui/camera/code-button.tsx'
import { SectionCard } from '../ui/section-card.tsx'

/** A bar-code scanner types the number and presses Enter; the box is empty again for the next paper. */
export function ScanBox({ id }: { id: string }) {
  const [typed, setTyped] = useState('')
  const seen = useMutation({
    mutationFn: (number: string) => call(receiveItem, { params: { id }, body: { number } }),
    onSettled: () => setTyped(''),
  })
  const said = seen.data ? `${seen.data.cardName} received, ${seen.data.left} left.` : ''
  return (
    <SectionCard title="Unpack" about="Scan the code of each paper, or type its token or acknowledgement number.">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') seen.mutate(typed.trim())
        }}
      >
        <TextInput
          label="Number"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={seen.error ? errorText(seen.error) : undefined}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          maw={320}
        />
        <Text size="sm" mt="xs" role="status">
          {said}
        </Text>
      </form>
      <CodeButton said={seen.error ? errorText(seen.error) : said} onRead={(text) => seen.mutate(numberIn(text))} />
    </SectionCard>
  )
}

/** The code of a form says its token, beside which page it is. */
const numberIn = (text: string): string => readPageCode(text)?.token ?? text.trim()
