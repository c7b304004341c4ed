import { Fragment, type ReactNode } from 'react'

type Wrap = (inside: string) => ReactNode

interface Props {
  /** A text in which `<b>…</b>` and the like stand around words. It becomes elements, never markup. */
  text: string
  /** What is drawn for a mark; `<b>` is bold without being told. */
  marks?: Readonly<Record<string, Wrap>>
}

const bold: Wrap = (inside) => <b>{inside}</b>

/** Draws a text with marked words. Where they stand in the sentence, each language says for itself. */
export function RichText({ text, marks = {} }: Props) {
  const wraps: Readonly<Record<string, Wrap>> = { b: bold, ...marks }
  return text.split(/(<(\w+)>.*?<\/\2>)/g).map((part, at, parts) => {
    // What the pattern has caught for itself: the name of the mark before it.
    if (at % 3 === 2) return null
    const wrap = at % 3 === 1 ? wraps[parts[at + 1] ?? ''] : undefined
    const inside = part.replace(/^<\w+>|<\/\w+>$/g, '')
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
    return <Fragment key={at}>{wrap ? wrap(inside) : part}</Fragment>
  })
}
