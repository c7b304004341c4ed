import { useQuery } from '@tanstack/react-query'
import type { Topic } from '../../contract/kernel/topic.ts'
import { fetchFile } from '../platform/download.ts'

/** The address of a QR image inside this tab; null while none has been uploaded. */
export function useQr(path: string, { enabled = true, reads }: { enabled?: boolean; reads?: readonly Topic[] } = {}) {
  return useQuery({
    queryKey: [path],
    meta: { reads },
    queryFn: async ({ signal }) => {
      const { file, tempUrl } = await fetchFile(path, { method: 'GET', signal })
      return file.size > 0 ? tempUrl : null
    },
    staleTime: 5 * 60_000,
    enabled,
  })
}
