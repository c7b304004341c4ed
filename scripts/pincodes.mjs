// `node scripts/pincodes.mjs <pincodes.csv>`: makes api/assets/pincodes.txt from the directory of post offices, counted by
// PIN, state and district (`pincode,state,district,offices`). Run by hand when there is a newer one; nothing else needs it.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { districtToday, stateToday } from './pincodes/names-today.mjs'

const target = 'api/assets/pincodes.txt'
/** Army post offices move with their units: the directory knows two of them, and where they are says nothing. */
const army = '9'
/** What the directory writes where it does not know. */
const unknown = 'NA'

/**
 * One line per district: `state|district|110:001-003,005 111:…`. A PIN's first line is where most of its offices are; a
 * line without a district holds the PINs of a state whose district nobody has written down.
 */
export function writePincodes(csv) {
  const [main, also] = [new Map(), new Map()]
  for (const [pin, places] of placesByPin(csv)) {
    places.forEach((place, rank) => {
      const lines = rank === 0 ? main : also
      lines.set(place, [...(lines.get(place) ?? []), pin])
    })
  }
  return `${[...linesOf(main), ...linesOf(also)].join('\n')}\n`
}

/** PIN → its 'state|district's, the one with the most post offices first. */
function placesByPin(csv) {
  const [, ...rows] = csv.trim().split(/\r?\n/)
  const counts = new Map()
  for (const row of rows) {
    const [pin, state, district, offices] = row.split(',')
    if (pin.startsWith(army)) continue
    const places = counts.get(pin) ?? new Map()
    if (state !== unknown) {
      const place = `${stateToday(state)}|${district === unknown ? '' : districtToday(state, district)}`
      places.set(place, (places.get(place) ?? 0) + Number(offices))
    }
    counts.set(pin, places)
  }
  const most = (places) => [...places].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([place]) => place)
  const known = [...counts].map(([pin, places]) => [pin, most(places)])
  const stateOf = statesByArea(known)
  return known.flatMap(([pin, places]) => {
    if (places.length > 0) return [[pin, places]]
    const state = stateOf.get(areaOf(pin))
    return state ? [[pin, [`${state}|`]]] : []
  })
}

const areaOf = (pin) => pin.slice(0, 3)

/** In which state most PINs of an area lie, for those of which no more is known than their digits. */
function statesByArea(known) {
  const counts = new Map()
  for (const [pin, [place]] of known) {
    if (!place) continue
    const states = counts.get(areaOf(pin)) ?? new Map()
    const [state] = place.split('|')
    counts.set(areaOf(pin), states.set(state, (states.get(state) ?? 0) + 1))
  }
  return new Map([...counts].map(([area, states]) => [area, [...states].sort((a, b) => b[1] - a[1])[0][0]]))
}

function linesOf(pinsByPlace) {
  return [...pinsByPlace].map(([place, pins]) => `${place}|${packed(pins)}`).sort((a, b) => a.localeCompare(b))
}

/** [110001, 110002, 110005] → '110:001-002,005'. */
function packed(pins) {
  const areas = new Map()
  for (const pin of [...pins].sort((a, b) => a - b)) {
    const area = Math.floor(pin / 1000)
    areas.set(area, [...(areas.get(area) ?? []), pin % 1000])
  }
  return [...areas].map(([area, numbers]) => `${area}:${runsOf(numbers)}`).join(' ')
}

function runsOf(numbers) {
  const runs = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  const digits = (number) => String(number).padStart(3, '0')
  return runs.map(([from, to]) => (from === to ? digits(from) : `${digits(from)}-${digits(to)}`)).join(',')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const source = process.argv[2]
  if (!source) throw new Error('Name the file with the post offices: node scripts/pincodes.mjs <pincodes.csv>')
  const text = writePincodes(readFileSync(source, 'utf8'))
  writeFileSync(target, text)
  console.log(`${target}: ${text.split('\n').length - 1} lines, ${(text.length / 1000).toFixed(0)} kB`)
}
