import { fetchFile, saveFile } from '../platform/download.ts'
import { toastError } from './toast.ts'

/** Saves the file that a path answers with; a refusal is told. */
export async function saveFrom(path: string): Promise<void> {
  try {
    saveFile(await fetchFile(path))
  } catch (error) {
    toastError(error)
  }
}
