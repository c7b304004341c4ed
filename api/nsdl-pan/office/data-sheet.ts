import { formatDate } from '../../../contract/kernel/dates.ts'
import { panCards, panCategories, panTypes } from '../../../contract/nsdl-pan/category.ts'
import { factsOf } from '../../../contract/nsdl-pan/fields.ts'
import { sheetSections, sheetWords } from '../../../contract/nsdl-pan/sheet-sections.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import { say } from '../../../texts/say.ts'
import { writeCsv } from '../../platform/export/write-csv.ts'
import type { Application } from '../application-store.ts'
import { maskedNumbers } from '../info/read-aadhaar.ts'

const heads = ['Token No.', 'Ack No.', 'Date', 'Type', 'Category', 'Card', 'Form']
const sheetFields = sheetSections.flatMap((section) => section.fields)
/** Providers read it, so it is English whoever asks. */
const titlesOfFields = () =>
  sheetSections.flatMap((section) => section.fields.map((field) => `${section.title}: ${say(factsOf(field).read)}`))

/** One line per application with all that was typed; Aadhaar numbers stay masked. */
export function dataSheet(applications: readonly Application[]): AsyncGenerator<Uint8Array> {
  const titles = [...heads, ...inEnglish(titlesOfFields)]
  const columns = titles.map((title) => ({ title, kind: 'text' as const }))
  return writeCsv(columns, linesOf(applications))
}

async function* linesOf(applications: readonly Application[]): AsyncGenerator<string[][]> {
  yield inEnglish(() => applications.map(lineOf))
}

function lineOf(one: Application): string[] {
  const data = { ...one.data, ...maskedNumbers(one) }
  return [
    one.ref_no,
    one.ack_no ?? '',
    formatDate(one.dated),
    panTypes[one.type],
    panCategories[one.category].label,
    panCards[one.card],
    one.form_name,
    ...sheetFields.map((field) => sheetWords(field, data[field])),
  ]
}
