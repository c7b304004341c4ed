import { skipToken, useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../platform/download.ts'

/** The address of a document inside this tab. An upload never changes, so it is fetched once: every look is recorded. */
export function useDocumentFile(path: string | null) {
  return useQuery({
    queryKey: ['document', path],
    queryFn: path ? async ({ signal }) => (await fetchFile(path, { method: 'GET', signal })).tempUrl : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
