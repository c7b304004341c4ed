import { skipToken, useQuery } from '@tanstack/react-query'
import { backOfficeProfile } from '../../../contract/profile.ts'
import { fetchFile } from '../../platform/download.ts'

/** The address of the own photo inside this tab, or nothing while there is none. */
export function usePhoto(path: string | undefined): string | null {
  const photo = useQuery({
    queryKey: [path],
    meta: { reads: backOfficeProfile.getPhoto.reads },
    queryFn: path ? ({ signal }) => fetchFile(path, { method: 'GET', signal }) : skipToken,
    staleTime: 5 * 60_000,
  })
  return photo.data?.tempUrl ?? null
}
