import { checkSign } from '../kernel/gstin.ts'
import { isPan } from '../kernel/ids.ts'
import { keysOf } from '../kernel/keys-of.ts'
import type { GstScheme } from './returns.ts'
import { gstStateNames } from './returns-states.ts'

const ofPan = (sign: string) => new RegExp(`^(?!99)\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z]${sign}[0-9A-Z]$`)

/**
 * Which numbers there are, by their shape. Who deducts tax may have one on a TAN, which has five digits where a PAN has
 * four, and so have departments of the government; those from abroad, embassies and the UN have neither inside.
 */
const shapes = {
  tds: /^(?!99)\d{2}[A-Z]{4}[A-Z\d]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  tcs: ofPan('C'),
  normal: ofPan('[Z1-9ABE-J]'),
  department: /^(?!99)\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[0-9A-Z]$/,
  oidar: /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/,
  'non-resident': /^(?!99)\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  uin: /^(?!99)\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
} as const
export type GstinClass = keyof typeof shapes
const classes = keysOf(shapes)

const schemesOf: Record<GstinClass, readonly GstScheme[]> = {
  normal: ['regular', 'qrmp', 'composition', 'isd'],
  tds: ['tds'],
  tcs: ['tcs'],
  department: ['regular', 'tds'],
  oidar: ['oidar'],
  'non-resident': ['non-resident'],
  uin: ['uin'],
}

/** What kind of GSTIN it is; nothing for a text that is none, its check sign included. */
export function gstinClass(gstin: string): GstinClass | undefined {
  const found = classes.find((name) => shapes[name].test(gstin))
  if (!found || !gstStateNames[stateCodeOf(gstin)] || checkSign(gstin.slice(0, 14)) !== gstin[14]) return undefined
  const pan = panIn(gstin)
  return pan === null || isPan(pan) ? found : undefined
}

export const stateCodeOf = (gstin: string): string => gstin.slice(0, 2)

/** The PAN inside, where there is one. */
export const panIn = (gstin: string): string | null => (/^\d{2}[A-Z]{5}/.test(gstin) ? gstin.slice(2, 12) : null)

/** The schemes that a holder of this number can be under. */
export function schemesFor(gstin: string): readonly GstScheme[] {
  const found = gstinClass(gstin)
  return found ? schemesOf[found] : []
}
