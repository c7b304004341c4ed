import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Like PDF: from the picture's unit square, whose y goes up, to points on the page, whose y goes down. */
export type Placement = readonly [number, number, number, number, number, number]

/** Six numbers of a list; what is missing is 0. */
export const placementOf = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Placement => [
  a,
  b,
  c,
  d,
  e,
  f,
]

/** Pixels as the PDF reader unpacks them: 1 bit grey, 3 bytes or 4 bytes a pixel; a stencil has 0 where it paints. */
export interface UnpackedImage {
  width: number
  height: number
  kind: 'bits' | 'rgb' | 'rgba' | 'stencil'
  data: Uint8Array | Uint8ClampedArray
}

/** A picture on a page and where it is painted. */
export interface Paint {
  image: UnpackedImage
  placement: Placement
  /** Red, green and blue of a stencil's ink. */
  ink: readonly [number, number, number]
}

interface State {
  placement: Placement
  ink: Paint['ink']
}

type Arguments = readonly unknown[]

const kinds = { 1: 'bits', 2: 'rgb', 3: 'rgba' } as const
const black: Paint['ink'] = [0, 0, 0]

/** The pictures of a page in the order in which they are painted. */
export async function listPaints(page: PDFPageProxy): Promise<Paint[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const viewport = page.getViewport({ scale: 1 })
  let state: State = { placement: placementOf(viewport.transform), ink: black }
  const kept: State[] = []
  const paints: Paint[] = []
  for (const [i, operator] of fnArray.entries()) {
    const args: Arguments = argsArray[i] ?? []
    if (isSave(operator)) kept.push(state)
    if (isRestore(operator)) state = kept.pop() ?? state
    state = changed(state, operator, args)
    const image = await imageOf(page, operator, args)
    if (image) paints.push({ image, ...state })
  }
  return paints
}

const isSave = (operator: number) => operator === OPS.save || operator === OPS.paintFormXObjectBegin
const isRestore = (operator: number) => operator === OPS.restore || operator === OPS.paintFormXObjectEnd

function changed(state: State, operator: number, args: Arguments): State {
  if (operator === OPS.transform) return placed(state, args)
  if (operator === OPS.paintFormXObjectBegin) return args[0] ? placed(state, args[0] as Arguments) : state
  return operator === OPS.setFillRGBColor ? { ...state, ink: inkOf(args[0]) } : state
}

function placed(state: State, matrix: Arguments): State {
  return { ...state, placement: placementOf(Util.transform([...state.placement], matrix.map(Number))) }
}

function inkOf(colour: unknown): Paint['ink'] {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(String(colour)) ?? []
  if (!red || !green || !blue) return black
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

interface ReaderImage {
  width: number
  height: number
  kind?: number
  data?: unknown
}

/** The picture that an operator paints, if it paints one and it could be unpacked. */
async function imageOf(page: PDFPageProxy, operator: number, args: Arguments): Promise<UnpackedImage | undefined> {
  if (operator === OPS.paintImageXObject) return unpacked(await fetchObject(page, String(args[0])))
  if (operator === OPS.paintInlineImageXObject) return unpacked(args[0] as ReaderImage)
  if (operator !== OPS.paintImageMaskXObject) return undefined
  const mask = args[0] as ReaderImage
  return unpacked(typeof mask.data === 'string' ? await fetchObject(page, mask.data) : mask, 'stencil')
}

function fetchObject(page: PDFPageProxy, id: string): Promise<ReaderImage | null> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => objects.get(id, resolve))
}

function unpacked(image: ReaderImage | null, stencil?: 'stencil'): UnpackedImage | undefined {
  const { width, height, kind, data } = image ?? {}
  const known = stencil ?? kinds[kind as keyof typeof kinds]
  if (!width || !height || !known) return undefined
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return undefined
  return { width, height, kind: known, data }
}
