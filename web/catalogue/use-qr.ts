import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../platform/download.ts'

/** The address of a QR image inside this tab; null while none has been uploaded. */
export function useQr(path: string, enabled = true) {
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const { file, tempUrl } = await fetchFile(path, { method: 'GET', signal })
      return file.size > 0 ? tempUrl : null
    },
    staleTime: 5 * 60_000,
    enabled,
  })
}
