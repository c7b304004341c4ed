import { useQuery } from '@tanstack/react-query'
import { CallError } from '../platform/call-error.ts'
import { fetchFile } from '../platform/download.ts'

/** The address of a QR image inside this tab; null while none has been uploaded. */
export function useQr(path: string, enabled = true) {
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      try {
        return (await fetchFile(path, { method: 'GET', signal })).tempUrl
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 5 * 60_000,
    enabled,
  })
}
