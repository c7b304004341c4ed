export interface ReadCell {
  place: string
  style: number
  /** A text cell's letters, or a number cell's digits. */
  text?: string
  number?: string
}

/** For tests: the cells of a sheet, row by row. */
export function readSheet(xml: string): ReadCell[][] {
  const data = /<sheetData>(.*)<\/sheetData>/s.exec(xml)?.[1] ?? ''
  return [...data.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, number, cells = ''], i) => {
    if (Number(number) !== i + 1) throw new Error(`row ${number} is out of order`)
    return [...cells.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"(?: t="inlineStr")?>(.*?)<\/c>/gs)].map(readCell)
  })
}

function readCell([, place = '', style, content = '']: RegExpMatchArray): ReadCell {
  const text = /^<is><t xml:space="preserve">(.*)<\/t><\/is>$/s.exec(content)?.[1]
  const number = /^<v>([^<]+)<\/v>$/.exec(content)?.[1]
  if ((text === undefined) === (number === undefined)) throw new Error(`cell ${place} is neither text nor number`)
  return { place, style: Number(style), ...(text === undefined ? { number } : { text: plain(text) }) }
}

function plain(text: string): string {
  return text
    .replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
