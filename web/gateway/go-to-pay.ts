import { insidePath } from '../platform/inside-path.ts'

/** Leaves the portal for the pay page; the first step is always an address of our own. */
export function goToPay(payPath: string): void {
  const inside = insidePath(payPath)
  if (inside) window.location.assign(inside)
}
