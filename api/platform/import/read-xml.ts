import { FileRefused } from '../files/file-problems.ts'

/** What stands in an XML text, in its order. Names come without their prefix. */
export type XmlPart =
  | { kind: 'open'; name: string; attributes: string; empty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const broken = () => new FileRefused('broken', 'This Excel file is damaged and cannot be read.')

/**
 * Goes through an XML text once, from left to right. Documents with a DOCTYPE are refused: it is there to define
 * entities, with which a few letters can stand for gigabytes or for another file.
 */
export function* readXml(content: Buffer): Generator<XmlPart> {
  // Other spellings than UTF-8 hide words, and no spreadsheet writes them.
  if (content.includes(0)) throw broken()
  const xml = content.toString('utf8')
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    if (open === -1) return
    if (open > at) yield { kind: 'text', text: decodeXml(xml.slice(at, open)) }
    const skipped = skipAside(xml, open)
    if (skipped) {
      if (skipped.text) yield { kind: 'text', text: skipped.text }
      at = skipped.end
      continue
    }
    const close = tagEnd(xml, open)
    yield tagOf(xml.slice(open + 1, close))
    at = close + 1
  }
}

/** Comments, instructions and literal text. */
function skipAside(xml: string, at: number): { end: number; text?: string } | undefined {
  if (xml.startsWith('<!--', at)) return { end: endOf(xml, '-->', at) + 3 }
  if (xml.startsWith('<?', at)) return { end: endOf(xml, '?>', at) + 2 }
  if (xml.startsWith('<![CDATA[', at)) {
    const end = endOf(xml, ']]>', at)
    return { end: end + 3, text: xml.slice(at + 9, end) }
  }
  if (xml.startsWith('<!', at)) throw new FileRefused('script', 'This Excel file defines entities, which are not read.')
  return undefined
}

function endOf(xml: string, sign: string, from: number): number {
  const end = xml.indexOf(sign, from)
  if (end === -1) throw broken()
  return end
}

/** The longest tags of real workbooks name a few dozen namespaces. */
const longestTag = 20_000

const sign = /[>"']/g

/** A bracket inside quotes ends nothing. Goes from sign to sign, since workbooks are long. */
function tagEnd(xml: string, from: number): number {
  sign.lastIndex = from + 1
  for (let found = sign.exec(xml); found && found.index - from < longestTag; found = sign.exec(xml)) {
    if (found[0] === '>') return found.index
    const quote = xml.indexOf(found[0], found.index + 1)
    if (quote === -1) break
    sign.lastIndex = quote + 1
  }
  throw broken()
}

function tagOf(inside: string): XmlPart {
  if (inside.startsWith('/')) return { kind: 'close', name: plainName(inside.slice(1).trim()) }
  const empty = inside.endsWith('/')
  const body = empty ? inside.slice(0, -1) : inside
  const space = body.search(/\s/)
  const name = space === -1 ? body : body.slice(0, space)
  return { kind: 'open', name: plainName(name), attributes: space === -1 ? '' : body.slice(space), empty }
}

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1)

const patterns = new Map<string, RegExp>()

/** The value of one attribute; names are looked for without their prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const found = pattern.exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decodeXml(value)
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five entities of XML itself and letters by their number; anything else stays as it stands. */
function decodeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name) return named[name] ?? all
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )
}
