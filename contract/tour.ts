import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { anyone } from './kernel/role.ts'

/** A place of the demo that is worth a look. */
export const tourStop = z.object({
  title: z.string(),
  /** Who one is there, in words. */
  who: z.string(),
  /** The name to sign in with, and the code of that person; empty where one is a visitor. */
  userName: z.string(),
  code: z.string(),
  /** What to look at. */
  look: z.string(),
  /** What to try. */
  attempt: z.string(),
  /** Where it is, inside the site. */
  path: z.string(),
})
export type TourStop = z.infer<typeof tourStop>

/** Served by a demo only: anywhere else there is no such call. */
export const getTour = endpoint({
  method: 'GET',
  path: '/tour',
  reads: [],
  because: 'The demo is made when it is started',
  summary: 'The stops of the demo, and the password of its invented people',
  allow: anyone,
  reply: z.object({ password: z.string(), stops: z.array(tourStop) }),
})

/** The page of the tour, and the name under which a page's head says that there is one. */
export const tourPath = '/tour'
export const tourMark = 'demo-tour'
