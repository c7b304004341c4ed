import { StoreUnavailable } from './file-problems.ts'

/** Runs one step on the disk; whatever fails there is the store's fault, never the sender's. */
export async function orStoreUnavailable<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    throw new StoreUnavailable(error)
  }
}

/** Runs one step on the disk; undefined when the file or folder is not there. */
export async function unlessMissing<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
