/** A picture without any packing: rows of pixels, each of one (grey) or three (red, green, blue) bytes. */
export interface Picture {
  width: number
  height: number
  channels: 1 | 3
  data: Uint8Array
}

export interface Point {
  x: number
  y: number
}

/** A rectangle; on the page in millimetres from its top left corner. */
export interface Area extends Point {
  width: number
  height: number
}
