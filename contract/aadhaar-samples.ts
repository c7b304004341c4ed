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

export interface SampleCard extends Partial<typeof invented> {
  lastFour?: string
  /** Empty for the first kind, which has none. */
  version?: string
}

/** For tests: what UIDAI signs in the code of a card, of an invented person, with a photo that shows nothing. */
export function sampleCardBytes({ lastFour = '0018', version = 'V2', ...change }: SampleCard = {}): number[] {
  const person = Object.values({ ...invented, ...change })
  const texts = [...(version ? [version] : []), '0', `${lastFour}20260401101112000`, ...person]
  if (version) texts.push('1234')
  const photo = Array.from({ length: 700 }, (_, at) => (at * 37) % 251)
  return [...texts.flatMap((text) => [...lettersOf(text), 255]), ...photo]
}

export const lettersOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** Bytes as the long number that a code carries. */
export const digitsOf = (bytes: Uint8Array): string =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`).toString()
