import { skipToken, useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../platform/download.ts'

/** The address of a photo inside this tab, or nothing while there is none. Upload a new one, then forget this query. */
export function usePhoto(path: string | undefined): string | null {
  const photo = useQuery({
    queryKey: photoKey(path ?? ''),
    queryFn: path ? ({ signal }) => fetchFile(path, { method: 'GET', signal }) : skipToken,
    staleTime: 5 * 60_000,
  })
  return photo.data?.tempUrl ?? null
}

export const photoKey = (path: string) => [path]
