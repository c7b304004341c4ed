import { conflict } from '../../platform/problem.ts'
import type { Application } from '../application-store.ts'

/** Whoever changes or sends an application has seen it as it is now. */
export function requireVersion({ version }: Pick<Application, 'version'>, seen: number): void {
  if (version !== seen)
    throw conflict('This application was changed in another window. Please load it again, so that nothing is lost.')
}
