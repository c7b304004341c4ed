import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Picture } from '../../../contract/picture/picture.ts'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { FileRefused } from '../../platform/files/file-problems.ts'
import { listPaints } from './list-paints.ts'
import { paintPage } from './paint-page.ts'
import { mostPages } from './scan-job.ts'

const mostPixels = 60_000_000
const reader = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Calls back with the picture of each page in turn; nothing for a page that is no scan. */
export async function eachPicture(
  pdf: Uint8Array,
  use: (picture: Picture | undefined, index: number) => Promise<void>,
): Promise<void> {
  await withDocument(pdf, async (document) => {
    for (let index = 0; index < document.numPages; index++) await use(await pictureOf(document, index), index)
  })
}

/** The picture of one page. */
export async function onePicture(pdf: Uint8Array, index: number): Promise<Picture | undefined> {
  return withDocument(pdf, (document) => pictureOf(document, index))
}

async function withDocument<T>(pdf: Uint8Array, work: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({
    // The reader takes the bytes away from whoever hands them over.
    data: new Uint8Array(pdf),
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: mostPixels,
    // JPEG 2000 and JBIG2 are unpacked by programs that lie beside the reader.
    wasmUrl: `${reader}/wasm/`,
    iccUrl: `${reader}/iccs/`,
  })
  try {
    const document = await task.promise.catch(refuse)
    if (document.numPages > mostPages) {
      throw new FileRefused('size', panAnswerTexts.pdfHasTooManyPages({ most: mostPages }))
    }
    return await work(document)
  } finally {
    await task.destroy()
  }
}

function refuse(error: Error): never {
  if (error.name === 'PasswordException') {
    throw new FileRefused('encrypted', fileAnswers.lockedPdf())
  }
  throw new FileRefused('broken', panAnswerTexts.pdfIsDamaged())
}

async function pictureOf(document: PDFDocumentProxy, index: number): Promise<Picture | undefined> {
  const page = await document.getPage(index + 1).catch(refuse)
  try {
    return paintPage(await listPaints(page).catch(refuse), sizeOf(page))
  } finally {
    page.cleanup()
  }
}

function sizeOf(page: PDFPageProxy): { width: number; height: number } {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}
