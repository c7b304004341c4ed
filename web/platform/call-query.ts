import { queryOptions } from '@tanstack/react-query'
import type { JsonEndpoint, ReplyOf } from '../../contract/kernel/endpoint.ts'
import { callWith, type OptionalWhenEmpty, type ReadOptions } from './call.ts'

/** A reading call as a query: kept under its path, cancelled when nobody waits for it any more. */
export function callQuery<E extends JsonEndpoint>(endpoint: E, ...[parts]: OptionalWhenEmpty<ReadOptions<E>>) {
  return queryOptions<ReplyOf<E>>({
    queryKey: parts ? [endpoint.path, parts] : [endpoint.path],
    meta: { reads: endpoint.reads },
    queryFn: ({ signal }) => callWith(endpoint, { ...parts, signal }),
  })
}
