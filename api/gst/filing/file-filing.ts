import { filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import { formatDate, indianDay } from '../../../contract/kernel/dates.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { keepFile } from '../../document/keep-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { badRequest } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { requireNewNumber } from '../require-new-number.ts'
import { addFilingFile } from './filing-files.ts'
import { type Filing, filingWords, lockFiling } from './filing-store.ts'
import { filings } from './filings.ts'

interface Proof {
  actor: Actor
  id: string
  arn: string
  filedOn: string
  file: Upload
  now: Date
}

/** The return is filed: its ARN, the day, and what the GST portal gave out. */
export async function fileFiling(tx: Tx, files: FileStore, proof: Proof): Promise<void> {
  const { actor, id, arn, filedOn, file, now } = proof
  const filing = await lockFiling(tx, actor, id)
  requireMove(filingWorkflow, filing.status, 'file')
  requirePossible(filing, filedOn, indianDay(now))
  await requireNewNumber(tx, { table: 'gst_filing', field: 'arn', number: arn })
  const copy = { ...file, name: `${filing.return_type}-${filing.no}.pdf` }
  const fileId = await keepFile(tx, files, copy, { purpose: 'gst filed copy', userId: actor.id })
  await addFilingFile(tx, {
    filingId: id,
    merchantId: filing.merchant_id,
    userId: actor.id,
    kind: 'filed-copy',
    fileId,
  })
  await filings.move(tx, doerOf(actor), filing, {
    move: 'file',
    remark: `ARN ${arn} of ${formatDate(filedOn)}`,
    change: { arn, filed_on: filedOn },
  })
  await filings.tellMerchant(tx, filing, {
    title: () => gstNotices.returnFiled({ no: filing.no }),
    text: () => gstNotices.returnFiledText({ what: filingWords(filing), arn }),
  })
}

function requirePossible({ period_end }: Filing, filedOn: string, today: string): void {
  const refuse = (why: string) => badRequest('Please check the date.', { filedOn: why })
  if (filedOn > today) throw refuse('This day is still to come')
  if (filedOn <= period_end) throw refuse(`The period ended on ${formatDate(period_end)}`)
}
