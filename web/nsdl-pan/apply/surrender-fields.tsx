import { TextInput } from '@mantine/core'
import { usePanForm } from './use-pan-form.ts'

const mostPans = [0, 1, 2, 3]

/** Other PANs that are given back, each in a box of its own. */
export function SurrenderFields() {
  const { draft, set, leave, wrong } = usePanForm()
  const write = (at: number, pan: string) =>
    set({ surrender: mostPans.map((place) => (place === at ? pan.toUpperCase() : (draft.surrender[place] ?? ''))) })
  return (
    <>
      {mostPans.map((at) => (
        <TextInput
          key={at}
          name={at === 0 ? 'surrender' : undefined}
          label={`PAN ${at + 1}`}
          maxLength={10}
          autoComplete="off"
          value={draft.surrender[at] ?? ''}
          error={at === 0 ? wrong('surrender') : undefined}
          onChange={(event) => write(at, event.currentTarget.value)}
          onBlur={() => leave('surrender')}
        />
      ))}
    </>
  )
}
