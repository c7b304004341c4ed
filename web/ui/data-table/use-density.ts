import { useLocalStorage } from '@mantine/hooks'

export type Density = 'comfortable' | 'compact'

/** How close the rows of every table stand; a person's own habit, so it is kept in the browser. */
export function useDensity() {
  return useLocalStorage<Density>({
    key: 'table-density',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
    deserialize: (text) => (text?.includes('compact') ? 'compact' : 'comfortable'),
  })
}
