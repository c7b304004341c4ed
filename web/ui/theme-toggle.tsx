import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'

/** Switches between light and dark; the choice is kept in this browser. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  const label = `Switch to ${other} theme`
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
      {other === 'dark' ? <IconMoon size={20} /> : <IconSun size={20} />}
    </ActionIcon>
  )
}
