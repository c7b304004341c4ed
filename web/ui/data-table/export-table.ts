import * as z from 'zod/mini'
import { exportPath } from '../../../contract/kernel/endpoint.ts'
import {
  type ExportFormat,
  type ExportRequest,
  exportOrdered,
  type TableReply,
} from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { type FetchedFile, fetchFile, saveFile } from '../../platform/download.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { toastError, toastProgress } from '../toast.ts'
import { type TableState, tableQuestion, visibleNames } from './table-state.ts'
import type { TableSource } from './use-table-rows.ts'

/** text: names of formats, the same in every language. */
export const formatNames: Record<ExportFormat, string> = { xlsx: 'Excel', pdf: 'PDF', csv: 'CSV' }

interface Wanted {
  format: ExportFormat
  state: TableState
  /** The page on the screen; it knows how many rows there are. */
  reply: TableReply<unknown> | undefined
}

/** Saves what the table shows, all pages of it, with the same filters, search, sorting and columns. */
export async function exportTable<Row>(source: TableSource<Row>, wanted: Wanted): Promise<void> {
  const progress = toastProgress(
    listTexts.exportingTo({ format: formatNames[wanted.format] }),
    listTexts.theFileIsBeing(),
  )
  try {
    const path = endpointPath(exportPath(source.endpoint), source.params)
    const file = await fetchFile(path, { body: exportQuestion(source, wanted), name: `export.${wanted.format}` })
    if (await isOrdered(file)) {
      progress.done(listTexts.yourExportIsBeing(), listTexts.itHasManyRows())
      return
    }
    saveFile(file)
    progress.done(listTexts.exportReady(), readyText(file.name, file.rows ?? countOf(wanted.reply)))
  } catch (error) {
    progress.gone()
    toastError(error)
  }
}

/** Many rows are not waited for: instead of the file the server says that it will make one. */
async function isOrdered({ file, tempUrl }: FetchedFile): Promise<boolean> {
  if (!file.type.startsWith('application/json')) return false
  URL.revokeObjectURL(tempUrl)
  return z.safeParse(exportOrdered, JSON.parse(await file.text())).success
}

function exportQuestion<Row>({ endpoint, additionFilter }: TableSource<Row>, { format, state }: Wanted) {
  const { filters = [], search = '', sorts = [] } = tableQuestion(state)
  const columns = visibleNames(endpoint.columns, state)
  return { filters, search, sorts, format, columns, ...(additionFilter && { additionFilter }) } satisfies ExportRequest
}

function countOf(reply: TableReply<unknown> | undefined): number | undefined {
  return reply?.more ? undefined : reply?.filterRecords
}

function readyText(name: string, rows: number | undefined): string {
  return rows === undefined ? name : listTexts.fileWithRows({ name, rows })
}
