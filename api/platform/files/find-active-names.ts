/** Names that make a PDF act by itself or carry something along. They are long enough never to occur by chance. */
const active = 'JavaScript|Launch|EmbeddedFiles?|Rendition|RichMedia|SubmitForm|ImportData'
const end = '(?=[\\s\\0()<>[\\]{}/%]|$)'
const activeName = new RegExp(`/(${active})${end}`)
// So short that packed bytes may hold it by chance: it counts only amid readable text.
const shortName = /[\t\r\n -~]{6}\/(JS|XFA)[\s([<\d][\t\r\n -~]{5}/
const encrypted = new RegExp(`/Encrypt${end}`)
const escapedName = /\/[^\s()<>[\]{}/%]*#[0-9A-Fa-f]{2}[^\s()<>[\]{}/%]*/g

export function holdsActiveName(text: string): boolean {
  return [text, ...plainNames(text)].some((part) => activeName.test(part) || shortName.test(part))
}

export function holdsEncryption(text: string): boolean {
  return [text, ...plainNames(text)].some((part) => encrypted.test(part))
}

/** Any letter of a name may be written as '#' and two hex digits. */
export function plainName(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function plainNames(text: string): string[] {
  return text.match(escapedName)?.map((name) => `      ${plainName(name)}       `) ?? []
}
