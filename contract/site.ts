import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from './kernel/endpoint.ts'
import { anyone } from './kernel/role.ts'

export const businessInfo = z.object({
  businessName: z.string(),
  add1: z.string(),
  add2: z.string(),
  add3: z.string(),
  district: z.string(),
  pin: z.string(),
  state: z.string(),
  contactNo: z.string(),
  emailId: z.string(),
})
export type BusinessInfo = z.infer<typeof businessInfo>

export const getBusinessInfo = endpoint({
  method: 'GET',
  path: '/business-info',
  summary: 'Name, address and contacts of the business',
  allow: anyone,
  reply: businessInfo,
})

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
  summary: 'Everything the public pages show',
  allow: anyone,
  reply: publicSite,
})

export const legalPages = ['privacy-policy', 'licensing', 'terms'] as const
export type LegalPage = (typeof legalPages)[number]

export const getLegalText = endpoint({
  method: 'GET',
  path: '/site/legal/:page',
  summary: 'A legal page',
  allow: anyone,
  params: z.object({ page: z.enum(legalPages) }),
  reply: z.object({ text: z.string() }),
})

export const getChat = endpoint({
  method: 'GET',
  path: '/tawk-to',
  summary: 'Address of the embedded chat; empty when there is none',
  allow: anyone,
  reply: z.object({ api: z.string() }),
})

export const getLogo = fileEndpoint({ path: '/logo', summary: 'Logo of the business', allow: anyone })
export const getFavicon = fileEndpoint({ path: '/favicon', summary: 'Icon of the site', allow: anyone })
