import { keysOf } from '../kernel/keys-of.ts'

type FieldKind = 'text' | 'secret' | 'address'

/** One thing that a provider gives us: readable, secret, or a web address. */
export interface CredentialField {
  label: string
  kind: FieldKind
  help?: string
  /** Stands in the form until someone writes another one. */
  suggested?: string
}

export interface CredentialProvider {
  name: string
  about: string
  fields: Readonly<Record<string, CredentialField>>
  /** The provider answers a question that shows whether the credentials work. */
  testable?: boolean
}

const text = (label: string, help?: string): CredentialField => ({ label, kind: 'text', help })
const secret = (label: string, help?: string): CredentialField => ({ label, kind: 'secret', help })
const address = (label: string, suggested?: string): CredentialField => ({ label, kind: 'address', suggested })

/** Everyone whose services the portal can use, and what each of them wants to know. */
export const credentialProviders = {
  gateway: {
    name: 'Payment gateway',
    about: 'Merchants add money online. Razorpay, or a provider that works like it.',
    testable: true,
    fields: {
      baseUrl: address('Address of the API', 'https://api.razorpay.com'),
      keyId: text(
        'Key id',
        'Begins with rzp_live_ at Razorpay; one with rzp_test_ works only beside the sandbox below.',
      ),
      keySecret: secret('Key secret'),
      webhookSecret: secret('Webhook secret', 'Confirmations of payments are signed with it.'),
    },
  },
  'gateway-sandbox': {
    name: 'Sandbox for online payments',
    about:
      'A pay page of our own for trying things out: wallets are credited although no money comes in. Only an admin can switch it on, and it is used only while the gateway above is off. While it is on, the gateway may also run in test mode.',
    fields: {},
  },
  ekyc: {
    name: 'e-KYC and e-Sign',
    about: 'Aadhaar e-KYC and e-Sign for paperless PAN applications.',
    fields: {
      baseUrl: address('Address of the API', 'https://api.sandbox.co.in'),
      apiKey: text('API key'),
      apiSecret: secret('API secret'),
      callbackSecret: secret('Callback secret', 'Answers of the provider are signed with it.'),
    },
  },
  'ekyc-sandbox': {
    name: 'Sandbox for Aadhaar',
    about:
      'An Aadhaar page of our own for trying things out: paperless applications are signed although nobody proves who they are. Only an admin can switch it on.',
    fields: {},
  },
  nsdl: {
    name: 'NSDL PAN',
    about: 'The account at NSDL (Protean) under which PAN applications are filed.',
    fields: {
      portalUrl: address('Address of the portal', 'https://www.onlineservices.nsdl.com'),
      branchCode: text('TIN-FC or branch code'),
      userId: text('User id'),
      password: secret('Password'),
    },
  },
  'uti-psa': {
    name: 'UTI PAN (PSA)',
    about: 'The link that PSA holders are led to, and the account that coupons are ordered from.',
    fields: {
      loginUrl: address('Login link for PSA holders', 'https://www.psaonline.utiitsl.com/psaonline/'),
      userId: text('User id'),
      password: secret('Password'),
      apiKey: secret('API key'),
    },
  },
  gst: {
    name: 'GST Suvidha Provider',
    about: 'Filing and status of GST returns.',
    fields: {
      baseUrl: address('Address of the API'),
      clientId: text('Client id'),
      clientSecret: secret('Client secret'),
      userName: text('User name at the provider'),
    },
  },
} as const satisfies Record<string, CredentialProvider>

export type ProviderName = keyof typeof credentialProviders
export const providerNames = keysOf(credentialProviders)

export const fieldsOf = (provider: ProviderName): [string, CredentialField][] =>
  Object.entries<CredentialField>(credentialProviders[provider].fields)
