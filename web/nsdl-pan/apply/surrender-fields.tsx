import { TextInput } from '@mantine/core'
import { wrongReturned } from '../../../contract/nsdl-pan/check-correction.ts'
import { keyboards } from '../../ui/form/box-look.ts'
import { usePanForm } from './use-pan-form.ts'

const mostPans = [0, 1, 2, 3]

/** Other PANs that are given back, each in a box of its own. */
export function SurrenderFields() {
  const { question, draft, set, leave, wrong } = usePanForm()
  const told = wrong('surrender')
  const byBox = wrongReturned(question.draft.surrender, question)
  // What is wrong with one of them stands at its box; what is wrong with them all, at the first.
  const errorAt = (at: number) => told && (byBox.some(Boolean) ? byBox[at] : at === 0 && told)
  const focused = Math.max(
    byBox.findIndex((sentence) => sentence),
    0,
  )
  const write = (at: number, pan: string) =>
    set({ surrender: mostPans.map((place) => (place === at ? pan.toUpperCase() : (draft.surrender[place] ?? ''))) })
  return (
    <>
      {mostPans.map((at) => (
        <TextInput
          key={at}
          name={at === focused ? 'surrender' : undefined}
          label={`PAN ${at + 1}`}
          withAsterisk={at === 0}
          maxLength={10}
          {...keyboards.capitals}
          autoComplete="off"
          value={draft.surrender[at] ?? ''}
          error={errorAt(at)}
          onChange={(event) => write(at, event.currentTarget.value)}
          onBlur={() => leave('surrender')}
        />
      ))}
    </>
  )
}
