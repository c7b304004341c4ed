import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { TableReply } from '../../../contract/kernel/table.ts'
import { isLost } from '../../platform/line.ts'
import { cardStep } from './table-search.ts'
import { type TableState, tableQuestion } from './table-state.ts'
import { type TableRows, type TableSource, tableQuery } from './use-table-rows.ts'

export interface CardRows<Row> extends TableRows<Row> {
  /** Why the cards after the last one did not come. */
  moreError: unknown
}

type Answer<Row> = UseQueryResult<TableReply<Row>>

/**
 * All rows from the first one to the last that is shown, asked for page by page, so that what was fetched before is there
 * at once for whoever comes back. As in a table, old rows stay until the new ones are there.
 */
export function useCardRows<Row extends Record<string, unknown>>(
  source: TableSource<Row>,
  state: TableState,
): CardRows<Row> {
  const pages = Array.from({ length: state.shown / cardStep }, (_, index) =>
    tableQuestion({ ...state, page: index + 1, size: cardStep }, source.additionFilter),
  )
  const { answer, error, moreError, isFetching, reload } = useQueries({
    queries: pages.map((question) => tableQuery(source, question)),
    combine: joinPages<Row>,
  })
  const list = JSON.stringify([source.endpoint.path, source.params])
  const [last, setLast] = useState({ list, answer })
  if (answer && answer !== last.answer) setLast({ list, answer })
  const lost = error !== null && isLost(error)
  // Another list's rows would be worse than none.
  const before = (error === null || lost) && last.list === list ? last.answer : undefined
  const reply = answer ?? before
  return {
    reply,
    isOld: lost && answer === undefined && reply !== undefined,
    error: error !== null && !isFetching && !(lost && reply) ? error : undefined,
    moreError: isFetching ? undefined : (moreError ?? undefined),
    isFetching,
    isAnswer: answer !== undefined,
    reload,
  }
}

/** The pages as one answer, as far as they have come without a gap. */
function joinPages<Row extends Record<string, unknown>>(answers: Answer<Row>[]) {
  const missing = answers.findIndex(({ data }) => data === undefined)
  const come = (missing < 0 ? answers : answers.slice(0, missing)).flatMap(({ data }) => data ?? [])
  const newest = come.at(-1)
  return {
    answer: newest && { ...newest, data: withoutRepeats(come.flatMap(({ data }) => data)) },
    error: answers[0]?.error ?? null,
    moreError: answers.slice(1).find(({ error }) => error)?.error ?? null,
    isFetching: answers.some((one) => one.isFetching),
    reload: () => {
      for (const one of answers) void one.refetch()
    },
  }
}

/** Who adds a row at the top while pages are fetched moves the others down: one of them comes twice. */
function withoutRepeats<Row extends Record<string, unknown>>(rows: Row[]): Row[] {
  const seen = new Set<unknown>()
  return rows.filter(({ id }) => {
    if (id === undefined) return true
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
