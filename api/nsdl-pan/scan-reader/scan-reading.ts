import type { Area, Point } from '../../../contract/picture/picture.ts'
import type { Transform } from '../../../contract/picture/transform.ts'

/** A page of a scan, as far as it could be read. Plain data: it can be kept and used again with the same PDF. */
export interface ScanPage {
  /** From 0, in the PDF. */
  index: number
  /** The size of its picture in pixels; 0 where the page holds no picture. */
  width: number
  height: number
  /** What its code says. */
  token: string | null
  page: number | null
  pages: number | null
  /** It was found where the page lies in the picture. */
  recognised: boolean
  /** From the picture's pixels to millimetres on the printed page. */
  toPage: Transform | null
}

/** Where a box of the form lies: on the straightened page, and as corners in the picture, clockwise from top left. */
export interface PlacedBox {
  /** The `index` of the scan's page. */
  page: number
  area: Area
  corners: Point[]
}

export interface ScanReading {
  pages: ScanPage[]
  /**
   * 'own': pages of the wanted form and of no other. 'other': a page of another form was read. 'unmarked': no code of
   * ours was read on any page.
   */
  verdict: 'own' | 'other' | 'unmarked'
  /** The token of the other form. */
  tokenSeen: string | null
  /** Pages of the form that the scan lacks. */
  missingPages: number[]
  /** There if the form's first page was found; forms of individuals have something in them. */
  boxes?: { photo: PlacedBox; signature: PlacedBox }
}
