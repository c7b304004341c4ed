import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'

/** Switches between light and dark; the choice is kept in this browser. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  // The server knows nobody's choice, so the first rendering is as if there were none.
  const mounted = useMounted()
  const dark = useComputedColorScheme('light') === 'dark' && mounted
  const other = dark ? 'light' : 'dark'
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
