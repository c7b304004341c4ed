import { Text, Title } from '@mantine/core'

interface Props {
  /** Paragraphs with an empty line between them; a line that begins with # is a heading. */
  text: string
}

/** A text that the business wrote, always shown as text. */
export function Prose({ text }: Props) {
  const blocks = text
    .split(/\n\s*\n/)
    .flatMap(split)
    .filter(Boolean)
  return blocks.map((block) =>
    block.startsWith('# ') ? (
      <Title key={block} order={2} mt="lg" mb="xs">
        {block.slice(2)}
      </Title>
    ) : (
      <Text key={block} mb="md" lh={1.7} maw={720}>
        {block}
      </Text>
    ),
  )
}

/** A heading may stand right above its paragraph. */
function split(block: string): string[] {
  const [first = '', ...rest] = block.trim().split('\n')
  return first.startsWith('# ') ? [first, rest.join(' ')] : [block.trim().replace(/\n/g, ' ')]
}
