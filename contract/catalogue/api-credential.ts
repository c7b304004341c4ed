import * as z from 'zod/mini'
import { endpoint, nothing } from '../kernel/endpoint.ts'
import { anyText, ownPasswordField } from '../kernel/fields.ts'
import { tableOf } from '../kernel/keys-of.ts'
import { adminOnly, backOffice } from '../kernel/role.ts'
import { type CredentialField, fieldsOf, type ProviderName, providerNames } from './credential-providers.ts'

export const credentialModes = ['test', 'live'] as const
export type CredentialMode = (typeof credentialModes)[number]
export const credentialModeOptions = [
  { value: 'test', label: 'Test' },
  { value: 'live', label: 'Live' },
]

/** A provider's credentials as a screen may see them: secrets are masked and never come back. */
export const credentialView = z.object({
  provider: z.enum(providerNames),
  mode: z.enum(credentialModes),
  active: z.boolean(),
  /** What may be read, by field. */
  plain: z.record(z.string(), z.string()),
  /** '••••••••4321' by field; empty where nothing is saved. */
  masked: z.record(z.string(), z.string()),
  updatedAt: z.nullable(z.string()),
})
export type CredentialView = z.infer<typeof credentialView>

const fieldText = anyText(500)
const addressText = fieldText.check(
  z.regex(/^(|https?:\/\/[^\s"'<>@]+)$/, 'Enter an address that starts with https://'),
)
/** A secret left out or empty stays as it is, at the same address; null takes it away. */
const secretText = z.nullish(fieldText)

const schemaOf = ({ kind }: CredentialField) =>
  kind === 'secret' ? secretText : z._default(kind === 'address' ? addressText : fieldText, '')

/** What can be changed of one provider's credentials; fields that the provider does not have are dropped. */
export function credentialChange(provider: ProviderName) {
  const fields = fieldsOf(provider).map(([name, field]) => [name, schemaOf(field)] as const)
  return z.object({
    mode: z.enum(credentialModes, 'Required'),
    active: z.boolean('Invalid input'),
    values: z.object(Object.fromEntries(fields)),
  })
}
export type CredentialChange = z.infer<ReturnType<typeof credentialChange>>

const allow = backOffice('master')

export const listCredentials = endpoint({
  method: 'GET',
  path: '/backend/master/api-credentials',
  reads: ['credential'],
  summary: 'Credentials of every provider, secrets masked',
  allow,
  reply: z.array(credentialView),
})

/** One call per provider, so that each takes exactly the fields that its provider has. */
export const saveCredential = tableOf(providerNames, saveCall)

function saveCall(provider: ProviderName) {
  return endpoint({
    method: 'POST',
    path: `/backend/master/api-credentials/${provider}`,
    changes: ['credential'],
    summary: `Change the credentials: ${provider}`,
    // Whoever sets a provider's secret can sign its confirmations, and so make money or signatures.
    allow: adminOnly,
    confirmed: true,
    body: z.extend(credentialChange(provider), ownPasswordField),
    reply: nothing,
  })
}

export const testGateway = endpoint({
  method: 'POST',
  path: '/backend/master/api-credentials/gateway/test',
  changes: [],
  because: 'It asks the provider and keeps nothing',
  summary: 'Ask the gateway with the saved credentials and tell what it said',
  allow,
  reply: z.object({ ok: z.boolean(), message: z.string() }),
})
