import { printBatchSheet } from '../courier/print-batch-sheet.ts'
import { printForm } from '../nsdl-pan/form/print-form.ts'
import { printReceipt } from '../nsdl-pan/form/print-receipt.ts'
import { printSlip } from '../nsdl-pan/form/print-slip.ts'
import { answerApart } from '../platform/apart/answer-apart.ts'
import type { PaperJob } from '../platform/paper/draw-apart.ts'
import { printCollection } from '../report/print-collection.ts'

/** The papers that the server has drawn here, by the names under which it asks for them. */
const papers: Record<string, (...facts: never[]) => Promise<Buffer>> = {
  'pan form': printForm,
  'pan slip': printSlip,
  receipt: printReceipt,
  'batch sheet': printBatchSheet,
  'daily collection': printCollection,
}

answerApart((job) => {
  const { paper, facts } = job as PaperJob
  const draw = papers[paper]
  if (!draw) throw new Error(`There is no paper ${paper}.`)
  return draw(...(facts as never[]))
})
