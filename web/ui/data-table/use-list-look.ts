import { useLocalStorage, useMediaQuery } from '@mantine/hooks'

export type ListLook = 'cards' | 'table'

/** Below 640 pixels a table is wider than the screen. */
const narrow = '(max-width: 39.9975em)'

/** Cards where there is no room for a table, unless the person wants the table there, too: kept in the browser, of this device. */
export function useListLook() {
  // Known at the first drawing, so that no table flashes before the cards.
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  const [chosen, choose] = useLocalStorage<ListLook>({
    key: 'list-look',
    defaultValue: 'cards',
    getInitialValueInEffect: false,
    deserialize: (text) => (text?.includes('table') ? 'table' : 'cards'),
  })
  return { look: isNarrow ? chosen : 'table', isNarrow, choose } as const
}
