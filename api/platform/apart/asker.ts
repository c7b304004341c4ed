import { AsyncLocalStorage } from 'node:async_hooks'

/** Who asked for what is being done, so that one person's files never keep the others' waiting. */
export const asker = new AsyncLocalStorage<string>()
