import { printBatchSheet } from '../courier/print-batch-sheet.ts'
import { printForm } from '../nsdl-pan/form-drawing/print-form.ts'
import { printReceipt } from '../nsdl-pan/form-drawing/print-receipt.ts'
import { printSlip } from '../nsdl-pan/form-drawing/print-slip.ts'
import type { PaperJob } from '../platform/paper/draw-in-subprocess.ts'
import { serveSubprocess } from '../platform/subprocess/serve-subprocess.ts'
import { printCollection } from '../report/print-collection.ts'

/** The papers that the server has drawn here, by the names under which it asks for them. */
const papers: Record<string, (...facts: never[]) => Promise<Buffer>> = {
  'pan form': printForm,
  'pan slip': printSlip,
  receipt: printReceipt,
  'batch sheet': printBatchSheet,
  'daily collection': printCollection,
}

serveSubprocess((job) => {
  const { paper, facts } = job as PaperJob
  const draw = papers[paper]
  if (!draw) throw new Error(`There is no paper ${paper}.`)
  return draw(...(facts as never[]))
})
