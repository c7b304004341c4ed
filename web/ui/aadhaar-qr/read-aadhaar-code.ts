import { isDay } from '../../../contract/kernel/dates.ts'
import { isAadhaar } from '../../../contract/kernel/ids.ts'

/** What the QR code of an Aadhaar card says. */
export interface AadhaarCard {
  name: string
  /** '1990-04-05'; empty where the card has the year only. */
  born: string
  gender: string
  /** Such as 'S/O Ramesh Sharma'. */
  careOf: string
  house: string
  street: string
  landmark: string
  location: string
  town: string
  postOffice: string
  subDistrict: string
  district: string
  state: string
  pin: string
  /** The last digits of the number; a signed code has no more of it. */
  lastFour: string
  /** The whole number, which only the old codes have. */
  number: string
  /** What was signed, and the signature; the old codes have none. */
  sealed: { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> } | undefined
}

/** Reads either kind of code; nothing where the text is neither. */
export async function readAadhaarCode(text: string): Promise<AadhaarCard | undefined> {
  const plain = text.trim()
  if (/^\d{200,8000}$/.test(plain)) return readSigned(plain).catch(() => undefined)
  return plain.includes('PrintLetterBarcodeData') ? readOld(plain) : undefined
}

// The order in which the signed code has them; it comes first, or after its version and what it knows of mail and mobile.
const order = [
  'reference',
  'name',
  'born',
  'gender',
  'careOf',
  'district',
  'landmark',
  'house',
  'location',
  'pin',
  'postOffice',
  'state',
  'street',
  'subDistrict',
  'town',
] as const
const signatureLength = 256
const delimiter = 255

async function readSigned(digits: string): Promise<AadhaarCard | undefined> {
  const bytes = await unpack(bytesOf(digits))
  if (bytes.length < signatureLength) return undefined
  const signed = bytes.slice(0, -signatureLength)
  const fields = fieldsOf(signed)
  // The version stands before the rest in newer codes.
  const from = /^V\d$/.test(fields[0] ?? '') ? 2 : 1
  const known = Object.fromEntries(order.map((name, at) => [name, (fields[from + at] ?? '').trim()]))
  const { reference = '', born = '', name = '', pin = '' } = known
  if (!/^\d{4}/.test(reference) || name === '' || !/^\d{6}$/.test(pin)) return undefined
  return {
    ...nobody,
    ...known,
    born: dayOf(born),
    lastFour: reference.slice(0, 4),
    sealed: { signed, signature: bytes.slice(-signatureLength) },
  }
}

const nobody: AadhaarCard = {
  name: '',
  born: '',
  gender: '',
  careOf: '',
  house: '',
  street: '',
  landmark: '',
  location: '',
  town: '',
  postOffice: '',
  subDistrict: '',
  district: '',
  state: '',
  pin: '',
  lastFour: '',
  number: '',
  sealed: undefined,
}

/** A number as long as a page, as the bytes that it stands for. */
function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  const hex = BigInt(digits).toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

// A photo and two hundred letters; a code that would unpack to more is none.
const mostBytes = 20_000

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream('gzip')
  const [writer, reader] = [writable.getWriter(), readable.getReader()]
  // What is wrong with it is told to the reader, too.
  writer
    .write(packed)
    .then(() => writer.close())
    .catch(() => undefined)
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    length += part.value.length
    if (length > mostBytes) {
      await reader.cancel()
      throw new Error('This code holds too much.')
    }
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The texts before the photo, in Latin letters of one byte each. */
function fieldsOf(bytes: Uint8Array): string[] {
  const fields: string[] = []
  let from = 0
  while (fields.length < order.length + 3) {
    const to = bytes.indexOf(delimiter, from)
    if (to < 0) break
    fields.push(new TextDecoder('latin1').decode(bytes.subarray(from, to)))
    from = to + 1
  }
  return fields
}

/** '05-04-1990' and '05/04/1990', or the other way round; a year alone is no day. */
function dayOf(written: string): string {
  const [one = '', month = '', other = ''] = written.split(/[-/]/)
  const day = one.length === 4 ? `${one}-${month}-${other}` : `${other}-${month}-${one}`
  return isDay(day) ? day : ''
}

/** The codes of before 2018: plain XML with the whole number, and nothing that proves it. */
function readOld(xml: string): AadhaarCard | undefined {
  const [card] = new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('PrintLetterBarcodeData')
  if (!card) return undefined
  const says = (name: string) => (card.getAttribute(name) ?? '').trim()
  const number = isAadhaar(says('uid')) ? says('uid') : ''
  return {
    ...nobody,
    name: says('name'),
    born: dayOf(says('dob')),
    gender: says('gender'),
    careOf: says('co') || says('gname'),
    house: says('house'),
    street: says('street'),
    landmark: says('lm'),
    location: says('loc'),
    town: says('vtc'),
    postOffice: says('po'),
    subDistrict: says('subdist'),
    district: says('dist'),
    state: says('state'),
    pin: says('pc'),
    lastFour: number.slice(-4),
    number,
  }
}
