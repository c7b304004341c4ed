import * as z from 'zod/mini'
import { downloadTexts } from '../texts/en/download.ts'
import { said } from '../texts/said.ts'
import { endpoint, fileEndpoint, nothing, uploadEndpoint } from './kernel/endpoint.ts'
import { keysOf, tableOf } from './kernel/keys-of.ts'
import { type Access, backOffice, merchantArea } from './kernel/role.ts'
import { type SiteSettings, settingGroups } from './site-settings.ts'

/** The PDFs of the page itself, as its buttons name them. */
export const formDocuments = {
  'new-pan-form': downloadTexts.newPanForm,
  'correction-pan-form': downloadTexts.correctionPanForm,
  'annexure-a': downloadTexts.annexureA,
  'annexure-b': downloadTexts.annexureB,
} as const
/** The forms filled in with invented people, as the dialog lists them. */
export const sampleDocuments = {
  'sample-individual': downloadTexts.individual,
  'sample-individual-nri': downloadTexts.individualNri,
  'sample-minor-change': downloadTexts.minorChange,
  'sample-partnership-firm': downloadTexts.partnershipFirm,
  'sample-artificial-judicial': downloadTexts.artificialJudicial,
  'sample-trust': downloadTexts.trustForm,
  'sample-llp': downloadTexts.limitedLiabilityPartnership,
  'sample-non-individual': downloadTexts.nonIndividual,
  'sample-individual-minor': downloadTexts.individualMinor,
  'sample-individual-change': downloadTexts.individualChange,
  'sample-huf': downloadTexts.hinduUndividedFamily,
  'sample-company': downloadTexts.company,
  'sample-association': downloadTexts.associationOfPersons,
  'sample-government': downloadTexts.government,
  'sample-local-authority': downloadTexts.localAuthority,
  'sample-individual-penalty': downloadTexts.individualPenalty,
} as const
export const guideDocuments = {
  'writing-initials': downloadTexts.howToWriteInitials,
  'valid-initials': downloadTexts.validInitialsNameSheet,
} as const

export const documents = said({ ...formDocuments, ...sampleDocuments, ...guideDocuments })
export type DocumentName = keyof typeof documents
export const documentNames = keysOf(documents)

const byName = z.object({ name: z.enum(documentNames) })

// text: a key of the settings.
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
  accept: said({ types: ['pdf'], maxBytes: 10_000_000, refusal: downloadTexts.onlyPdfFilesAreAllowed }),
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
