import type { Area, Point } from '../picture/picture.ts'

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

/** A black square ring; a core inside it, except in the one mark that tells which way up the page is. */
export interface CornerMark {
  corner: Corner
  centre: Point
  core: boolean
}

const page = { width: 210, height: 297 }
// Printers leave a few millimetres blank and scanners cut some off, so the marks stay well inside.
const inset = 13
const right = page.width - inset
const bottom = page.height - inset

/**
 * Where things stand on the printed form, in millimetres. The printer draws by this table and the scan reader looks by
 * it, so that the two cannot disagree.
 */
export const formLayout = {
  page,
  mark: {
    side: 7,
    // Thick, and unlike the finder squares of a QR code, so that neither is taken for the other.
    hole: 3.5,
    core: 1.2,
  },
  marks: [
    { corner: 'topLeft', centre: { x: inset, y: inset }, core: false },
    { corner: 'topRight', centre: { x: right, y: inset }, core: true },
    { corner: 'bottomLeft', centre: { x: inset, y: bottom }, core: true },
    { corner: 'bottomRight', centre: { x: right, y: bottom }, core: true },
  ] satisfies CornerMark[],
  code: { x: 166, y: 10, width: 22, height: 22 } satisfies Area,
  /** On the first page, for individuals. Nothing is printed inside; the frame stands around it. */
  photo: { x: 158, y: 39, width: 25, height: 35 } satisfies Area,
  signature: { x: 148, y: 82, width: 45, height: 20 } satisfies Area,
  /** From a box to the line around it: a crop that is a little off still shows no line. */
  clearance: 0.8,
  /** The line above the foot of every page: how far it stays from the sides, and how far down it is. */
  foot: { inset: 20, line: page.height - 15.9 },
  /** What is written on, on pages without boxes and on the first page of an individual's form. */
  body: { x: 12, width: 186, top: 37, belowBoxes: 110, bottom: 276 },
} as const

const codeText = /^K1:([A-Za-z0-9-]{1,40}):([1-9]\d?)\/([1-9]\d?)$/

/** What the QR of a page says: whose form it is, and which of its pages. */
export interface PageCode {
  token: string
  page: number
  pages: number
}

export function writePageCode({ token, page: number, pages }: PageCode): string {
  return `K1:${token}:${number}/${pages}`
}

export function readPageCode(text: string): PageCode | undefined {
  const [, token, number, pages] = codeText.exec(text) ?? []
  if (token === undefined || Number(number) > Number(pages)) return undefined
  return { token, page: Number(number), pages: Number(pages) }
}
