import type { PanReason, PanRejection } from '../../../contract/nsdl-pan/office.ts'
import { rejectionReasons } from '../../catalogue/rejection-reasons.ts'
import type { Db } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'

type Side = 'nsdl-pan' | 'tin'

async function reasonsOf(db: Db, side: Side): Promise<PanReason[]> {
  const rows = await rejectionReasons(db, side)
  return rows.map(({ code, reason, remedy }) => ({ code, text: reason, remedy }))
}

/** What can be chosen when an application is sent back. */
export async function panReasons(db: Db): Promise<{ office: PanReason[]; tin: PanReason[] }> {
  return { office: await reasonsOf(db, 'nsdl-pan'), tin: await reasonsOf(db, 'tin') }
}

/** The words behind the codes come from the master list, never from the browser; own words stand as they are. */
export async function reasonsGiven(db: Db, side: Side, { codes, words }: PanRejection): Promise<PanReason[]> {
  const known = new Map((await reasonsOf(db, side)).map((reason) => [reason.code, reason]))
  const chosen = [...new Set(codes)].map((code) => known.get(code))
  if (chosen.includes(undefined))
    throw badRequest('Please check what you entered.', { codes: 'Please choose reasons of the list' })
  const own = words === '' ? [] : [{ code: '', text: words, remedy: '' }]
  return [...chosen.filter((reason) => reason !== undefined), ...own]
}

/** Reasons as one text, for a notice. */
export const reasonWords = (reasons: readonly PanReason[]): string =>
  reasons
    .map(({ text, remedy }) => [text, remedy].filter(Boolean).map(sentence).join(' '))
    .join(' ')
    .trim()

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
