import * as z from 'zod/mini'
import {
  defaultPageSize,
  pageSizes,
  type TableFilter,
  type TableSort,
  tableFilter,
  tableSort,
} from '../../../contract/kernel/table.ts'

type PageSize = (typeof pageSizes)[number]

/** Cards come so many at a time, and all that were shown stay: an address cannot ask for more of them than these. */
export const cardStep = 20
export const mostCards = 500

/** The state of a table as it stands in the address; what equals the default is left out. */
export interface TableSearch {
  page?: number
  size?: PageSize
  q?: string
  sort?: TableSort[]
  filters?: TableFilter[]
  /** Columns that are not shown; absent means the list's own choice. */
  hide?: string[]
  /** How many cards are shown, where there are cards instead of pages. */
  shown?: number
}

/** The address of a list that shows only what has this value in a column. */
export const onlyWhere = (field: string, value: string): TableSearch => ({
  filters: [{ field, opt: 'equals', value1: value }],
})

const readers = {
  page: z.int().check(z.minimum(2), z.maximum(10_000_000)),
  size: z.literal(pageSizes),
  // A search for digits arrives as a number.
  q: z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((text) => String(text).slice(0, 100)),
  ),
  sort: z.array(tableSort).check(z.maxLength(5)),
  filters: z.array(tableFilter).check(z.maxLength(30)),
  hide: z.array(z.string()).check(z.maxLength(60)),
  shown: z.int().check(z.multipleOf(cardStep), z.minimum(cardStep), z.maximum(mostCards)),
}

/** Reads the table's part of an address; whatever is not sound is dropped rather than refused. */
export function tableSearch(search: Readonly<Record<string, unknown>>): TableSearch {
  const sound = Object.entries(readers).flatMap(([name, reader]) => {
    const read = z.safeParse(reader, search[name])
    return read.success ? [[name, read.data]] : []
  })
  return leaveOutDefaults(Object.fromEntries(sound))
}

/** Keeps addresses short: the first page of ten, unfiltered, has none of it. */
export function leaveOutDefaults(search: TableSearch): TableSearch {
  const { page = 1, size = defaultPageSize, q = '', sort = [], filters = [], hide, shown = cardStep } = search
  return {
    ...(page > 1 && { page }),
    ...(size !== defaultPageSize && { size }),
    ...(q !== '' && { q }),
    ...(sort.length > 0 && { sort }),
    ...(filters.length > 0 && { filters }),
    ...(hide && { hide }),
    ...(shown > cardStep && { shown }),
  }
}
