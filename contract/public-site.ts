import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { anyone } from './kernel/role.ts'
import { businessInfo } from './site.ts'

const link = z.string()

/** What the public pages show beside their fixed words. Empty texts and links are simply left out. */
export const publicSite = z.object({
  ...businessInfo.shape,
  cin: z.string(),
  departments: z.object({
    banking: link,
    loan: link,
    pan: link,
    insurance: link,
    it: link,
    complaints: link,
  }),
  social: z.object({ facebook: link, instagram: link, x: link, youtube: link, linkedin: link }),
  texts: z.object({
    homeHeadline: z.string(),
    homeIntro: z.string(),
    about: z.string(),
    mission: z.string(),
    vision: z.string(),
    servicesIntro: z.string(),
    contactIntro: z.string(),
  }),
})
export type PublicSite = z.infer<typeof publicSite>

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  reads: ['site'],
  summary: 'Everything the public pages show',
  allow: anyone,
  reply: publicSite,
})

export const legalPages = ['privacy-policy', 'licensing', 'terms'] as const
export type LegalPage = (typeof legalPages)[number]

export const getLegalText = endpoint({
  method: 'GET',
  path: '/site/legal/:page',
  reads: ['site'],
  summary: 'A legal page',
  allow: anyone,
  params: z.object({ page: z.enum(legalPages) }),
  reply: z.object({ text: z.string() }),
})
