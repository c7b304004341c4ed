import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { anyone, backOffice, merchantArea } from './kernel/role.ts'

/** What a front page shows: slides and news of today, for one audience. */
export const frontMatter = z.object({
  slides: z.array(z.object({ id: z.string(), title: z.string(), link: z.string() })),
  news: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), pinned: z.boolean(), at: z.string() })),
})
export type FrontMatter = z.infer<typeof frontMatter>
export const publicFront = endpoint({
  method: 'GET',
  path: '/front',
  reads: ['news', 'slide'],
  summary: 'Slides and news of the public site',
  allow: anyone,
  reply: frontMatter,
})
export const merchantFront = endpoint({
  method: 'GET',
  path: '/merchant/misc/front',
  reads: ['news', 'slide'],
  summary: 'Slides and news for merchants',
  allow: merchantArea(),
  reply: frontMatter,
})
export const backOfficeFront = endpoint({
  method: 'GET',
  path: '/backend/misc/front',
  reads: ['news', 'slide'],
  summary: 'Slides and news for the back office',
  allow: backOffice(),
  reply: frontMatter,
})
