/** Widths of bars and gaps in turn, for each of the code's 106 signs; the last is the stop sign. */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const startC = 105
const stop = 106

/** An even number of digits as the signs of Code 128, set C: two digits a sign, then the check sign. */
export function signsOf(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new Error('Set C of Code 128 takes pairs of digits.')
  const pairs = (digits.match(/\d\d/g) ?? []).map(Number)
  const sum = pairs.reduce((total, pair, at) => total + pair * (at + 1), startC)
  return [startC, ...pairs, sum % 103, stop]
}

interface Place {
  x: number
  y: number
  height: number
  /** Of the thinnest bar, in points. */
  thin: number
}

/** Draws digits as a bar code that every counter scanner reads; answers its width. */
export function drawBars(doc: PDFKit.PDFDocument, digits: string, { x, y, height, thin }: Place): number {
  let at = x
  for (const sign of signsOf(digits)) {
    for (const [i, width] of [...(patterns[sign] ?? '')].entries()) {
      if (i % 2 === 0) doc.rect(at, y, Number(width) * thin, height)
      at += Number(width) * thin
    }
  }
  doc.fill('#000000')
  return at - x
}
