import { digitsOf, lettersOf, type SampleCard, sampleCardBytes } from '../../contract/aadhaar-samples.ts'

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

interface Made extends SampleCard {
  /** Changed after it was signed. */
  altered?: boolean
}

/** For tests: the code of an invented person, written as UIDAI writes it and signed by a key of our own. */
export async function anAadhaarCode({ altered = false, ...card }: Made = {}): Promise<string> {
  const signed = Uint8Array.from(sampleCardBytes(card))
  const signature = await crypto.subtle.sign(algorithm, (await keys).privateKey, signed)
  if (altered) signed.set(lettersOf('Rani'), signed.indexOf(lettersOf('R')[0] ?? 0))
  return digitsOf(await pack(Uint8Array.from([...signed, ...new Uint8Array(signature)])))
}

export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('gzip')
  const writer = writable.getWriter()
  void writer.write(bytes).then(() => writer.close())
  return new Uint8Array(await new Response(readable).arrayBuffer())
}
