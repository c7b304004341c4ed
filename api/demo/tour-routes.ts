import { getTour } from '../../contract/tour.ts'
import type { Api } from '../platform/api.ts'
import { readTour } from './read-tour.ts'

/** Only a demo has a tour: its password is known to all. */
export function tourRoutes({ read }: Api, { demo }: { demo: boolean }) {
  if (demo) read(getTour, ({ db }) => readTour(db))
}
