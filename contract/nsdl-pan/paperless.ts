import * as z from 'zod/mini'
import { endpoint, nothing, rawEndpoint } from '../kernel/endpoint.ts'
import { byId } from '../kernel/fields.ts'
import { anyone, merchantArea } from '../kernel/role.ts'

const forMerchant = merchantArea('apply')

export const esignProviders = ['sandbox'] as const
export type EsignProviderName = (typeof esignProviders)[number]

export const startEsign = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/paperless/:id/sign',
  changes: ['nsdl-pan'],
  summary: 'Where the applicant signs with Aadhaar; after a failure this begins again',
  allow: forMerchant,
  params: byId,
  reply: z.object({ signPath: z.string() }),
})
export const withdrawEsign = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/paperless/:id/withdraw',
  changes: ['nsdl-pan'],
  summary: 'Give the Aadhaar step up; the back office then gives the fee back',
  allow: forMerchant,
  params: byId,
  reply: nothing,
})

const byToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** Calls of providers and of their pages. Nobody is signed in there: a signature or the try's own token speaks. */
export const esignWebhook = rawEndpoint({
  method: 'POST',
  path: '/esign/webhook/:provider',
  summary: 'A provider tells how an Aadhaar signature ended, signed over the bytes of the body',
  allow: anyone,
  limit: 'gateway',
  params: z.object({ provider: z.enum(esignProviders) }),
})
export const esignPage = rawEndpoint({
  method: 'GET',
  path: '/esign/sign/:token',
  summary: "Leads the applicant to the provider's page",
  allow: anyone,
  limit: 'gateway',
  params: byToken,
})
const sandbox = { path: '/esign/sandbox/:token', allow: anyone, limit: 'gateway', params: byToken } as const
export const esignSandboxPage = rawEndpoint({
  ...sandbox,
  method: 'GET',
  summary: 'The Aadhaar page of the built-in sandbox',
})
export const esignSandboxChoice = rawEndpoint({
  ...sandbox,
  method: 'POST',
  summary: 'What the applicant chose on the Aadhaar page of the sandbox',
})
