import { backendPaths } from '../../contract/paths.ts'
/** Where the back office finds the corrections. */
export const correctionsLink = `${backendPaths.payments}?tab=corrections`
