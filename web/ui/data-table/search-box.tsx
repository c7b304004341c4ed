import { CloseButton, TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { listTexts } from '../../../texts/en/list.ts'
import { useTypedText } from './use-typed-text.ts'

interface Props {
  value: string
  onTell: (text: string) => void
}

/** One search over the whole list. */
export function SearchBox({ value, onTell }: Props) {
  const { draft, change, say } = useTypedText(value, onTell)
  return (
    <TextInput
      type="search"
      aria-label={listTexts.searchAllColumns()}
      placeholder={listTexts.searchAllColumns()}
      maxLength={100}
      w={{ base: '100%', xs: 280 }}
      leftSection={<IconSearch size={16} />}
      value={draft}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && say(draft)}
      rightSection={draft && <CloseButton size="sm" aria-label={listTexts.clearTheSearch()} onClick={() => say('')} />}
    />
  )
}
