import { type FilingMove, type FilingStatus, filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import { backendPaths, merchantPaths } from '../../../contract/paths.ts'
import { type Change, writtenAt } from '../../platform/database.ts'
import { defineWork } from '../../work/define-work.ts'
import { type Filing, saveFiling } from './filing-store.ts'

export const filings = defineWork<Filing, FilingStatus, FilingMove, Change<'gst_filing'>>({
  service: 'gst-filing',
  act: 'gst-filing',
  workflow: filingWorkflow,
  final: 'filed',
  noOf: ({ no }) => no,
  stateOf: ({ status }) => status,
  saveMove: (tx, id, { state, change }) => saveFiling(tx, id, { ...change, status: state, status_at: writtenAt }),
  pages: { own: merchantPaths.gstFilling, office: backendPaths.gstFillingOne },
})
