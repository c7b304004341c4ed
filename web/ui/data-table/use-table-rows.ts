import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Schema, TableEndpoint } from '../../../contract/kernel/endpoint.ts'
import { callTable } from '../../platform/call.ts'
import { type AdditionFilter, type TableState, tableQuestion } from './table-state.ts'

export interface TableSource<Row> {
  endpoint: TableEndpoint<Row, Schema>
  /** Ids in the endpoint's path. */
  params?: Record<string, string>
  additionFilter?: AdditionFilter
}

/** One page of rows. A question that is no longer wanted is cancelled; the old rows stay until the new ones are there. */
export function useTableRows<Row>({ endpoint, params, additionFilter }: TableSource<Row>, state: TableState) {
  const question = tableQuestion(state, additionFilter)
  return useQuery({
    queryKey: [endpoint.path, params ?? {}, question],
    queryFn: ({ signal }) => callTable(endpoint, { params, body: question, signal }),
    placeholderData: keepPreviousData,
  })
}
