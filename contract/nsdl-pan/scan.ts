import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { panScanTexts } from '../../texts/en/pan-scan.ts'
import { said } from '../../texts/said.ts'
import { endpoint, fileEndpoint, nothing, uploadEndpoint } from '../kernel/endpoint.ts'
import { byId } from '../kernel/fields.ts'
import { type Access, backOffice, merchantArea } from '../kernel/role.ts'
import { panCategoryNames } from './category.ts'
import { byAckNo, panReason } from './office.ts'
import { panStates } from './states.ts'

const forMerchant = merchantArea('apply')

/** The most that any setting allows; the setting itself is checked once the file is there. */
export const mostScanMb = 30
export const onlyPdf = panScanTexts.onlyPdfFilesAreAllowed
const scanRule = said({ types: ['pdf'], maxBytes: mostScanMb * 1_000_000, refusal: onlyPdf })

export const scanSubject = z.object({
  id: z.string(),
  refNo: z.string(),
  cardName: z.string(),
  cat: z.enum(panCategoryNames),
})
export type ScanSubject = z.infer<typeof scanSubject>
export const getFormScanning = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/form-scanning/:id',
  reads: [],
  because: 'Whose form it is stays so, and once the scan is in there is nothing more to ask',
  summary: 'Whose signed form is to be scanned',
  allow: forMerchant,
  params: byId,
  reply: scanSubject,
})

/** What the server found in a scan that it took; empty where all is well. */
const taken = z.object({ state: z.enum(panStates), note: z.string() })
export const uploadScan = uploadEndpoint({
  path: '/merchant/nsdlpan/form-scanning/:id',
  changes: ['nsdl-pan'],
  summary: 'Upload the signed form as one PDF; a form of another application is refused',
  allow: forMerchant,
  limit: 'upload',
  params: byId,
  field: 'form',
  accept: scanRule,
  reply: taken,
})

const within = (low: number, high: number) =>
  z
    .number({ error: checkTexts.invalid })
    .check(z.minimum(low, { error: checkTexts.invalid }), z.maximum(high, { error: checkTexts.invalid }))
/** A box on a page of the scan, in millimetres of the upright page, turned clockwise about its middle. */
export const cropCut = z.object({
  /** From 0, in the PDF. */
  page: z
    .int({ error: checkTexts.invalid })
    .check(z.minimum(0, { error: checkTexts.invalid }), z.maximum(39, { error: checkTexts.invalid })),
  x: within(-150, 300),
  y: within(-200, 400),
  width: within(5, 210),
  height: within(5, 297),
  degrees: within(-180, 180),
})
export type CropCut = z.infer<typeof cropCut>

const pictureRule = z.object({
  width: z.number(),
  height: z.number(),
  dpi: z.number(),
  maxBytes: z.number(),
  colour: z.enum(['colour', 'grey', 'black-white']),
  fit: z.enum(['cover', 'contain']),
})

/** All that the crop screen needs. */
export const cropDesk = z.object({
  ...scanSubject.shape,
  state: z.enum(panStates),
  /** Which of the uploads this is; whoever saves says which one they saw. */
  scan: z.string(),
  pages: z.array(
    z.object({
      index: z.number(),
      /** Which page of the form it is, where that could be read. */
      number: z.nullable(z.number()),
      recognised: z.boolean(),
    }),
  ),
  photo: cropCut,
  signature: cropCut,
  /** The boxes stand where the marks of the form, or a person, have put them. */
  placed: z.boolean(),
  rules: z.object({ photo: pictureRule, signature: pictureRule }),
})
export type CropDesk = z.infer<typeof cropDesk>

/** The size of the upright page, in millimetres, and how fine its picture is. */
export const cropPage = { width: 210, height: 297, dpi: 200 } as const

const scanId = z.string().check(z.regex(/^\d{1,18}$/, { error: checkTexts.invalid }))
export const cropChoice = z.object({ scan: scanId, photo: cropCut, signature: cropCut })
export type CropChoice = z.infer<typeof cropChoice>

function cropCalls(base: '/backend' | '/merchant', allow: Access) {
  const path = `${base}/nsdlpan/form-cropping/:id`
  return {
    getDesk: endpoint({
      method: 'GET',
      path,
      reads: [],
      because: 'A scan never changes, and once it is cut there is nothing more to ask',
      summary: 'The pages of a scan, and where photo and signature lie on them',
      allow,
      params: byId,
      reply: cropDesk,
    }),
    getPage: fileEndpoint({
      path: `${path}/page`,
      summary: 'One page of a scan, upright',
      allow,
      params: byId,
      query: z.object({ scan: scanId, page: z.string().check(z.regex(/^\d{1,2}$/, { error: checkTexts.invalid })) }),
    }),
    saveCrops: endpoint({
      method: 'POST',
      path,
      changes: ['nsdl-pan'],
      summary: 'Cut photo and signature out of a scan, as the provider wants them',
      allow,
      params: byId,
      body: cropChoice,
      reply: nothing,
    }),
  }
}
export type CropCalls = ReturnType<typeof cropCalls>
export const merchantCropping = cropCalls('/merchant', forMerchant)
export const officeCropping = cropCalls('/backend', backOffice('nsdl-pan'))

export const tinDesk = z.object({
  ...scanSubject.shape,
  ackNo: z.string(),
  state: z.enum(panStates),
  /** What TIN, or the head office after it, found wrong. */
  reasons: z.array(panReason),
  refusedAt: z.nullable(z.string()),
  /** Earlier corrected papers, newest first. */
  uploads: z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), name: z.string(), size: z.number() })),
})
export type TinDesk = z.infer<typeof tinDesk>
export const getTinUpload = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/tin-rejection-upload/:ackNo',
  reads: ['nsdl-pan'],
  summary: 'Why TIN refused an application, and what was uploaded since',
  allow: forMerchant,
  params: byAckNo,
  reply: tinDesk,
})
export const uploadTinScan = uploadEndpoint({
  path: '/merchant/nsdlpan/tin-rejection-upload/:ackNo',
  changes: ['nsdl-pan'],
  summary: 'Upload the corrected papers of an application that TIN refused, as one PDF',
  allow: forMerchant,
  limit: 'upload',
  params: byAckNo,
  field: 'form',
  accept: scanRule,
  reply: taken,
})
