import * as z from 'zod/mini'
import { endpoint, fileEndpoint, nothing, uploadEndpoint } from './kernel/endpoint.ts'
import { keysOf, tableOf } from './kernel/keys-of.ts'
import { type Access, backOffice, merchantArea } from './kernel/role.ts'
import { type SiteSettings, settingGroups } from './site-settings.ts'

/** The PDFs of the page itself, as its buttons name them. */
export const formDocuments = {
  'new-pan-form': 'NEW PAN FORM',
  'correction-pan-form': 'CORRECTION PAN FORM',
  'annexure-a': 'ANNEXURE-A',
  'annexure-b': 'ANNEXURE-B',
} as const
/** The forms filled in with invented people, as the dialog lists them. */
export const sampleDocuments = {
  'sample-individual': 'Individual',
  'sample-individual-nri': 'Individual NRI',
  'sample-minor-change': 'Minor Change',
  'sample-partnership-firm': 'Partnership Firm',
  'sample-artificial-judicial': 'Artificial Judicial',
  'sample-trust': 'Trust Form',
  'sample-llp': 'Limited Liability Partnership',
  'sample-non-individual': 'Non Individual',
  'sample-individual-minor': 'Individual Minor',
  'sample-individual-change': 'Individual Change',
  'sample-huf': 'Hindu Undivided Family',
  'sample-company': 'Company',
  'sample-association': 'Association of Persons',
  'sample-government': 'Government',
  'sample-local-authority': 'Local Authority',
  'sample-individual-penalty': 'Individual Penalty',
} as const
export const guideDocuments = {
  'writing-initials': 'How to write initials in a name',
  'valid-initials': 'Valid initials name sheet',
} as const

export const documents = { ...formDocuments, ...sampleDocuments, ...guideDocuments }
export type DocumentName = keyof typeof documents
export const documentNames = keysOf(documents)

const byName = z.object({ name: z.enum(documentNames) })

const links = settingGroups['Links on Download Software']
export type LinkName = keyof typeof links
export const linkNames = keysOf(links)
export type DownloadLinks = Pick<SiteSettings, LinkName>
const linkAddresses = z.object(tableOf(linkNames, () => z.string()))

function downloadCalls(area: string, allow: Access) {
  return {
    document: fileEndpoint({
      path: `${area}/misc/download/:name`,
      summary: 'A PDF of the page Download Software',
      allow,
      params: byName,
    }),
    links: endpoint({
      method: 'GET',
      path: `${area}/misc/download-links`,
      reads: ['site'],
      summary: 'Addresses of the links on Download Software; empty where none is set',
      allow,
      reply: linkAddresses,
    }),
  }
}

export type DownloadCalls = ReturnType<typeof downloadCalls>
export const backOfficeDownload = downloadCalls('/backend', backOffice())
export const merchantDownload = downloadCalls('/merchant', merchantArea())

const allow = backOffice('setting')

export const listReplacedDocuments = endpoint({
  method: 'GET',
  path: '/backend/settings/document',
  reads: ['download'],
  summary: 'Which PDFs of Download Software were replaced by an upload',
  allow,
  reply: z.array(z.object({ name: z.enum(documentNames), fileName: z.string(), at: z.string() })),
})
export const replaceDocument = uploadEndpoint({
  path: '/backend/settings/document/:name',
  changes: ['download'],
  summary: 'Replace a PDF of Download Software',
  allow,
  limit: 'upload',
  params: byName,
  field: 'document',
  accept: { types: ['pdf'], maxBytes: 10_000_000, refusal: 'Only PDF files are allowed' },
  reply: nothing,
})
export const restoreDocument = endpoint({
  method: 'DELETE',
  path: '/backend/settings/document/:name',
  changes: ['download'],
  summary: 'Take the replacement of a PDF away',
  allow,
  params: byName,
  reply: nothing,
})
