import { type FetchOptions, fetchFile, saveFile } from '../platform/download.ts'
import { toastError } from './toast.ts'

/** Saves the file that a path answers with, by POST unless told; a refusal is told. */
export async function saveFrom(path: string, options?: Pick<FetchOptions, 'method'>): Promise<void> {
  try {
    saveFile(await fetchFile(path, options))
  } catch (error) {
    toastError(error)
  }
}
