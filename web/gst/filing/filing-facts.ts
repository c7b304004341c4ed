import type { ReactNode } from 'react'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import { type FilingFile, registerKinds } from '../../../contract/gst/filing-files.ts'
import { gstFigures, gstReturns, gstSchemes, returnFacts } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'

type FactList = [string, ReactNode][]

/** Whose return it is, and which. */
export const returnFactList = (detail: FilingDetail): FactList => [
  ['Return', `${gstReturns[detail.returnType].label}, ${gstReturns[detail.returnType].about.toLowerCase()}`],
  ['Period', periodLabel(detail.period)],
  ['Due', `${formatDate(detail.dueOn)}${lateText(detail)}`],
  ['GSTIN', detail.gstin],
  ['Legal name', detail.legalName],
  ['Trade name', detail.tradeName],
  ['Scheme', gstSchemes[detail.scheme]],
  ['State', detail.state],
  ['Mobile of the signatory', detail.mobileNo],
  ['Note', detail.note],
]

function lateText({ daysLate }: FilingDetail): string {
  if (daysLate === 0) return ''
  return daysLate === 1 ? ', a day late' : `, ${daysLate} days late`
}

/** The sums; a figure that was left empty is 0. */
export function figureFactList({ nil, returnType, figures }: FilingDetail): FactList {
  if (nil) return [['Figures', 'Nil return']]
  return returnFacts(returnType).figures.map((name) => [gstFigures[name], formatPaise(figures[name] ?? 0)])
}

/** What a file of a return is called. */
export function fileTitle({ kind, round, name }: FilingFile): string {
  if (kind === 'filed-copy') return 'Filed copy'
  if (kind === 'question') return `Question ${round}: ${name}`
  if (kind === 'answer') return `Answer ${round}: ${name}`
  return `${registerKinds[kind]}: ${name}`
}
