import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { doorTexts } from '../../texts/en/door.ts'

const wordsFor = (scheme: 'light' | 'dark') => (scheme === 'light' ? doorTexts.lightTheme() : doorTexts.darkTheme())

/** Switches between light and dark; the choice is kept in this browser. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  // The server knows nobody's choice: it sends both pictures, each with its words, and the page shows the one that holds.
  const label = useMounted() ? wordsFor(other) : undefined
  // A title and not a Tooltip: this stands on the first page, and tooltips weigh 20 kB.
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      title={label}
      aria-label={label}
      onClick={() => setColorScheme(other)}
    >
      <IconMoon size={20} className="mantine-dark-hidden" role="img" aria-label={wordsFor('dark')} />
      <IconSun size={20} className="mantine-light-hidden" role="img" aria-label={wordsFor('light')} />
    </ActionIcon>
  )
}
