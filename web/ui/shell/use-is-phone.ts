import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is so narrow that the menu is folded: below Mantine's `sm`, as the style sheets say it too. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.9375em)', false, { getInitialValueInEffect: false })
