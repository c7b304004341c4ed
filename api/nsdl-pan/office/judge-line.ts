import { canMove } from '../../../contract/kernel/workflow.ts'
import type { BulkKind } from '../../../contract/nsdl-pan/bulk.ts'
import { panMisfit } from '../../../contract/nsdl-pan/pan-fits.ts'
import { type PanMove, panStateFacts, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import type { Application } from '../application-store.ts'
import type { BulkLine } from './read-bulk-lines.ts'

/** What is known around a file. */
export interface Surroundings {
  /** By token or acknowledgement number, as the file names them. */
  applications: ReadonlyMap<string, Application>
  /** Tokens that have the numbers of the file already. */
  taken: ReadonlyMap<string, string>
  /** Applications that this very file has moved before. */
  moved: ReadonlySet<string>
}

/** Changes something, says what is known already, or is wrong in this way. */
export type LineVerdict = 'good' | 'known' | { wrong: string }

const moves: Record<BulkKind, PanMove> = { ack: 'acknowledge', pan: 'issue', tin: 'tin-reject' }
const shortened = 'The spreadsheet has shortened this number. Keep the column as text and fill it in again.'

export function judgeLine(kind: BulkKind, { key, value }: BulkLine, around: Surroundings): LineVerdict {
  const wrong = badKey(kind, key) ?? badValue(kind, value)
  if (wrong) return { wrong }
  const application = around.applications.get(key)
  if (!application)
    return { wrong: kind === 'ack' ? `No application has the token ${key}` : `No application has the number ${key}` }
  if (around.moved.has(application.id) || saysWhatIs(kind, application, value)) return 'known'
  if (!canMove(panWorkflow, application.state, moves[kind]))
    return {
      wrong: `Token ${application.ref_no} is '${panStateFacts[application.state].label()}', so this is not possible`,
    }
  const misfit = kind === 'pan' ? panMisfit(value, application) : undefined
  if (misfit) return { wrong: misfit }
  const holder = kind === 'pan' && application.type === 'C' ? undefined : around.taken.get(value)
  return holder ? { wrong: `Token ${holder} has ${value} already` } : 'good'
}

function badKey(kind: BulkKind, key: string): string | undefined {
  if (/\de\+?\d/i.test(key)) return shortened
  if (kind === 'ack') return /^\d{10}$/.test(key) ? undefined : 'The token must have 10 digits'
  return /^\d{15}$/.test(key) ? undefined : 'The acknowledgement number must have 15 digits'
}

function badValue(kind: BulkKind, value: string): string | undefined {
  if (kind === 'ack' && /\dE\+?\d/.test(value)) return shortened
  if (kind === 'ack' && !/^\d{15}$/.test(value)) return 'The acknowledgement number must have 15 digits'
  if (kind === 'tin' && value === '') return 'The reason is missing'
  if (kind === 'tin' && value.length > 500) return 'The reason is longer than 500 characters'
  return undefined
}

/** The line tells nothing new, such as the number that the application has. */
function saysWhatIs(kind: BulkKind, { ack_no, pan, state, reasons }: Application, value: string): boolean {
  if (kind === 'ack') return ack_no === value
  if (kind === 'pan') return pan === value
  return state === 'tin-rejected' && reasons.some(({ text }) => text === value)
}
