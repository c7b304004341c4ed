const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

const keys = crypto.subtle.generateKey(
  { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['sign', 'verify'],
)

/** The public half of the key that signs here, as the portal hands UIDAI's out. */
export async function publicKeyText(): Promise<string> {
  const key = await crypto.subtle.exportKey('spki', (await keys).publicKey)
  return btoa(String.fromCharCode(...new Uint8Array(key)))
}

const invented = {
  name: 'Ravi Kumar Namuna',
  born: '05-04-1990',
  gender: 'M',
  careOf: 'S/O Shyam Lal Namuna',
  district: 'Kanpur Nagar',
  landmark: 'Near Old Tank',
  house: '12/4',
  location: 'Kidwai Nagar',
  pin: '208011',
  postOffice: 'Kidwai Nagar',
  state: 'Uttar Pradesh',
  street: 'Example Road',
  subDistrict: 'Kanpur',
  town: 'Kanpur',
}

interface Made extends Partial<typeof invented> {
  lastFour?: string
  version?: string
  /** Changed after it was signed. */
  altered?: boolean
}

/** For tests: the signed code of an invented person, written as UIDAI writes it, under a key of our own. */
export async function anAadhaarCode({ lastFour = '0018', version = 'V2', altered = false, ...change }: Made = {}) {
  const person = { ...invented, ...change }
  const texts = [...(version ? [version] : []), '0', `${lastFour}20260401101112000`, ...Object.values(person)]
  if (version) texts.push('1234')
  const photo = Array.from({ length: 700 }, (_, at) => (at * 37) % 251)
  const signed = Uint8Array.from([...texts.flatMap((text) => [...lettersOf(text), 255]), ...photo])
  const signature = await crypto.subtle.sign(algorithm, (await keys).privateKey, signed)
  if (altered) signed.set(lettersOf('Rani'), signed.indexOf(lettersOf('R')[0] ?? 0))
  return digitsOf(await pack(Uint8Array.from([...signed, ...new Uint8Array(signature)])))
}

const lettersOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** Bytes as the long number that a code carries. */
export const digitsOf = (bytes: Uint8Array): string =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`).toString()

export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('gzip')
  const writer = writable.getWriter()
  void writer.write(bytes).then(() => writer.close())
  return new Uint8Array(await new Response(readable).arrayBuffer())
}
