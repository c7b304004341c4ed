import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema, TableEndpoint } from '../../../contract/kernel/endpoint.ts'
import type { TableQuestion, TableReply } from '../../../contract/kernel/table.ts'
import { callTable } from '../../platform/call.ts'
import { isLost } from '../../platform/line.ts'
import { type AdditionFilter, type TableState, tableQuestion } from './table-state.ts'

export interface TableSource<Row> {
  endpoint: TableEndpoint<Row, Schema>
  /** Ids in the endpoint's path. */
  params?: Record<string, string>
  additionFilter?: AdditionFilter
}

export interface TableRows<Row> {
  reply: TableReply<Row> | undefined
  /** The rows answer an earlier question: the network took the answer to this one. */
  isOld: boolean
  /** Why there are no rows. */
  error: unknown
  isFetching: boolean
  /** The rows answer the question that is asked now. */
  isAnswer: boolean
  reload: () => void
}

/** One question to a list; whoever asks the same gets the same answer. */
export const tableQuery = <Row>({ endpoint, params }: TableSource<Row>, question: TableQuestion) =>
  queryOptions({
    queryKey: [endpoint.path, params ?? {}, question],
    meta: { reads: endpoint.reads },
    queryFn: ({ signal }) => callTable(endpoint, { params, body: question, signal }),
  })

/**
 * One page of rows. A question that is no longer wanted is cancelled; the old rows stay until the new ones are there,
 * also when the network is lost before: whoever has a dialog of one of them open must not lose what was typed in it.
 */
export function useTableRows<Row>(source: TableSource<Row>, state: TableState): TableRows<Row> {
  const { endpoint, params } = source
  const question = tableQuestion(state, source.additionFilter)
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...tableQuery(source, question),
    placeholderData: keepPreviousData,
  })
  const list = JSON.stringify([endpoint.path, params])
  const [last, setLast] = useState({ list, data })
  if (data && data !== last.data) setLast({ list, data })
  const lost = isError && isLost(error)
  // Another list's rows would be worse than none.
  const reply = data ?? (lost && last.list === list ? last.data : undefined)
  return {
    reply,
    isOld: lost && data === undefined && reply !== undefined,
    error: isError && !isFetching && !(lost && reply) ? error : undefined,
    isFetching,
    isAnswer: data !== undefined && !isPlaceholderData,
    reload: () => void refetch(),
  }
}
