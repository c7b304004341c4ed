import { readFileSync } from 'node:fs'
import type { StateAndDistrict } from '../../contract/reference.ts'
import { assetPath } from '../platform/files/asset-path.ts'

/**
 * Lines of `state|district|110:001-003,005 111:…`; a PIN's first line is where most of its post offices are. Without a
 * district nothing but the state is known.
 */
export function readPincodes(text: string): ReadonlyMap<string, readonly StateAndDistrict[]> {
  const places = new Map<string, StateAndDistrict[]>()
  for (const line of text.split('\n')) {
    const [state, district, packed] = line.split('|')
    if (!state || district === undefined || !packed) continue
    const place = { state, district }
    for (const pin of unpack(packed)) {
      const known = places.get(pin)
      if (known) known.push(place)
      else places.set(pin, [place])
    }
  }
  return places
}

function* unpack(packed: string): Generator<string> {
  for (const part of packed.split(' ')) {
    const [area = '', runs = ''] = part.split(':')
    for (const run of runs.split(',')) {
      const [from = '', to = from] = run.split('-')
      for (let number = Number(from); number <= Number(to); number++) yield area + String(number).padStart(3, '0')
    }
  }
}

let kept: ReadonlyMap<string, readonly StateAndDistrict[]> | undefined

/** Every known PIN; read at the first question and kept by the process. */
export function allPincodes(): ReadonlyMap<string, readonly StateAndDistrict[]> {
  kept ??= readPincodes(readFileSync(assetPath('pincodes.txt'), 'utf8'))
  return kept
}
