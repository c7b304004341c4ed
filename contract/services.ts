/**
 * The register of services: what the portal sells, each under one key that the whole code uses. Lists, menus, searches,
 * figures, reports, notices and permissions are derived from it, so that a service is added here, in its own folders and
 * in the list of each floor (`contract/service-contracts.ts`, `api/services.ts`, `web/services.ts`). Plain facts only:
 * even `contract/kernel` builds on it, so it imports nothing.
 */

/** What one permission opens and one entry of the menu leads to; it may hold several services. */
export interface ModuleFacts {
  /** As menus, the form of permissions and the search name it. */
  name: string
  /** One sentence: what whoever has the permission may do. */
  about: string
  /** How a statement names what it took from a wallet; the key of the module is the kind of the entry. */
  charged: string
  /** Kinds of notices, as people choose which of them to get by mail. */
  notices: Readonly<Record<string, string>>
  /** The lists of reasons for which it can refuse something. */
  reasons: Readonly<Record<string, string>>
}

export const serviceModules = {
  'nsdl-pan': {
    name: 'NSDL PAN',
    about: 'Verify and process NSDL PAN applications.',
    charged: 'NSDL PAN',
    notices: { 'nsdl-pan': 'PAN applications' },
    reasons: { 'nsdl-pan': 'NSDL PAN', tin: 'TIN rejection' },
  },
  'uti-pan': {
    name: 'UTI PAN',
    about: 'Handle UTI PAN coupons and PSA logins.',
    charged: 'UTI coupon',
    notices: { 'uti-pan': 'UTI PAN', 'uti-pan-review': 'UTI PAN requests to review' },
    reasons: { 'uti-pan': 'UTI PAN' },
  },
  gst: {
    name: 'GST',
    about: 'Process GST registrations and returns.',
    charged: 'GST',
    notices: { gst: 'GST' },
    reasons: { gst: 'GST' },
  },
} as const satisfies Record<string, ModuleFacts>
export type ServiceModule = keyof typeof serviceModules

/** The tables of a service, by what stands in them. */
export interface ServiceItems {
  /** What charts tell apart: how the codes of its products begin. Their names stand with the screens (`web/ui/web-service.ts`). */
  volumes: object
  /** What waits for the back office, under the name by which the kept figures count it. */
  officeWaiting: { title: string }
  /** What waits for the merchant, and which of its people are told; what it is called stands with the screens, too. */
  merchantWaiting: { module: 'apply' | 'courier' }
  /** Everything of it that waits for somebody, as the report on ageing names it. */
  queues: { label: string; by: 'office' | 'merchant' | 'provider' }
}
export type ServiceTables = { readonly [Part in keyof ServiceItems]: Readonly<Record<string, ServiceItems[Part]>> }

interface ServiceFacts extends ServiceTables {
  module: ServiceModule
  /** As prices and reports name it; the key of the service is the family of its products. */
  name: string
  /** The heading over what the search of the portal finds of it. */
  found: string
}

export const services = {
  'nsdl-pan': {
    module: 'nsdl-pan',
    name: 'NSDL PAN',
    found: 'NSDL PAN',
    volumes: { 'pan-new': {}, 'pan-correction': {} },
    officeWaiting: {
      'pan-verification': { title: 'PAN forms to verify' },
      'pan-verified': { title: 'PAN forms to acknowledge' },
      'pan-acknowledged': { title: 'PANs to come from NSDL' },
      'pan-tin-resubmitted': { title: 'New papers for TIN' },
      'pan-esign-failed': { title: 'Aadhaar failures to confirm' },
    },
    merchantWaiting: {
      draft: { module: 'apply' },
      'awaiting-scan': { module: 'apply' },
      'awaiting-crop': { module: 'apply' },
      rejected: { module: 'apply' },
      'tin-rejected': { module: 'apply' },
      paperless: { module: 'apply' },
      hardcopy: { module: 'courier' },
    },
    queues: {
      'pan-esign-pending': { label: 'PAN: Aadhaar step', by: 'merchant' },
      'pan-esign-failed': { label: 'PAN: Aadhaar failed', by: 'office' },
      'pan-awaiting-scan': { label: 'PAN: awaiting scan', by: 'merchant' },
      'pan-awaiting-crop': { label: 'PAN: awaiting crop', by: 'merchant' },
      'pan-verification': { label: 'PAN: verification', by: 'office' },
      'pan-verified': { label: 'PAN: acknowledgement', by: 'office' },
      'pan-acknowledged': { label: 'PAN: with the provider', by: 'provider' },
      'pan-rejected': { label: 'PAN: sent back', by: 'merchant' },
      'pan-tin-rejected': { label: 'PAN: refused by TIN', by: 'merchant' },
      'pan-tin-resubmitted': { label: 'PAN: sent again to TIN', by: 'office' },
      hardcopy: { label: 'Hard copies due', by: 'merchant' },
    },
  },
  'uti-pan': {
    module: 'uti-pan',
    name: 'UTI coupons',
    found: 'Coupon orders',
    volumes: { 'uti-coupon': {} },
    officeWaiting: {
      'uti-psa': { title: 'PSA ids asked for' },
      'uti-coupon': { title: 'Coupon orders to fulfil' },
    },
    merchantWaiting: {},
    queues: {
      psa: { label: 'PSA requests', by: 'office' },
      coupon: { label: 'UTI coupon orders', by: 'office' },
    },
  },
  'gst-registration': {
    module: 'gst',
    name: 'GST registration',
    found: 'GST registrations',
    volumes: { 'gst-registration': {} },
    officeWaiting: { 'gst-registration': { title: 'GST registrations to work on' } },
    merchantWaiting: {
      'gst-draft': { module: 'apply' },
      'gst-question': { module: 'apply' },
    },
    queues: {
      'gst-submitted': { label: 'GST: submitted', by: 'office' },
      'gst-in-progress': { label: 'GST: in progress', by: 'office' },
      'gst-arn': { label: 'GST: with the department', by: 'provider' },
      'gst-clarification': { label: 'GST: clarification', by: 'merchant' },
    },
  },
  'gst-filing': {
    module: 'gst',
    name: 'GST filing',
    found: 'GST returns',
    volumes: { 'gst-filing': {} },
    officeWaiting: { 'gst-filing': { title: 'GST returns to file' } },
    merchantWaiting: { 'filing-question': { module: 'apply' } },
    queues: {
      'filing-submitted': { label: 'GST return: submitted', by: 'office' },
      'filing-in-progress': { label: 'GST return: in progress', by: 'office' },
      'filing-query': { label: 'GST return: query', by: 'merchant' },
    },
  },
} as const satisfies Record<string, ServiceFacts>
export type ServiceKey = keyof typeof services
