import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../platform/call-error.ts'
import { fetchFile } from '../../platform/download.ts'

/** The address of a photo inside this tab, or nothing when there is none. Upload a new one, then forget this query. */
export function usePhoto(path: string): string | null {
  const photo = useQuery({ queryKey: photoKey(path), queryFn: () => fetchPhoto(path), staleTime: 5 * 60_000 })
  return photo.data?.tempUrl ?? null
}

export const photoKey = (path: string) => [path]

async function fetchPhoto(path: string) {
  try {
    return await fetchFile(path)
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}
