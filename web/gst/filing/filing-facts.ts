import type { ReactNode } from 'react'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import { type FilingFile, registerKinds } from '../../../contract/gst/filing-files.ts'
import { gstFigures, gstReturns, gstSchemes, returnFacts } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { gstTexts } from '../../../texts/en/gst.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { say } from '../../../texts/say.ts'

type FactList = [string, ReactNode][]

/** Whose return it is, and which. */
export const returnFactList = (detail: FilingDetail): FactList => [
  [
    gstFilingTexts.return(),
    `${gstReturns[detail.returnType].label}, ${gstReturns[detail.returnType].about().toLowerCase()}`,
  ],
  [gstFilingTexts.period(), periodLabel(detail.period)],
  [gstFilingTexts.due(), `${formatDate(detail.dueOn)}${lateText(detail)}`],
  ['GSTIN', detail.gstin],
  [gstFilingTexts.legalName(), detail.legalName],
  [gstFilingTexts.tradeName(), detail.tradeName],
  [gstFilingTexts.scheme(), gstSchemes[detail.scheme]()],
  [gstFilingTexts.state(), detail.state],
  [gstFilingTexts.mobileOfTheSignatory(), detail.mobileNo],
  [gstFilingTexts.note(), detail.note],
]

function lateText({ daysLate }: FilingDetail): string {
  if (daysLate === 0) return ''
  return daysLate === 1 ? gstFilingTexts.aDayLate() : gstFilingTexts.daysLateAfter({ days: daysLate })
}

/** The sums; a figure that was left empty is 0. */
export function figureFactList({ nil, returnType, figures }: FilingDetail): FactList {
  if (nil) return [[gstFilingTexts.figures(), gstFilingTexts.nilReturn()]]
  return returnFacts(returnType).figures.map((name) => [say(gstFigures[name]), formatPaise(figures[name] ?? 0)])
}

/** What a file of a return is called. */
export function fileTitle({ kind, round, name }: FilingFile): string {
  if (kind === 'filed-copy') return gstFilingTexts.filedCopy()
  if (kind === 'question') return gstTexts.question({ round, name })
  if (kind === 'answer') return gstTexts.answerNamed({ round, name })
  return `${registerKinds[kind]()}: ${name}`
}
