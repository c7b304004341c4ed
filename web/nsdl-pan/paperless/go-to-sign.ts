import { insidePath } from '../../platform/inside-path.ts'

/** Leaves the portal for the Aadhaar page; the first step is always an address of our own. */
export function goToSign(signPath: string): void {
  const inside = insidePath(signPath)
  if (inside) window.location.assign(inside)
}
