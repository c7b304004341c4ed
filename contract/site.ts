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
  reads: ['site'],
  summary: 'Name, address and contacts of the business',
  allow: anyone,
  reply: businessInfo,
})

export const getChat = endpoint({
  method: 'GET',
  path: '/tawk-to',
  reads: ['site'],
  summary: 'Address of the embedded chat; empty when there is none',
  allow: anyone,
  reply: z.object({ api: z.string() }),
})

export const getLogo = fileEndpoint({ path: '/logo', summary: 'Logo of the business', allow: anyone })
export const getFavicon = fileEndpoint({ path: '/favicon', summary: 'Icon of the site', allow: anyone })
