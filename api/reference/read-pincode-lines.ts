import { isPincode } from '../../contract/kernel/ids.ts'
import { type StateAndDistrict, states } from '../../contract/reference.ts'
import { pincodeColumns } from '../../contract/reference-data.ts'
import type { SheetRow } from '../platform/import/read-sheet.ts'
import { readTable } from '../platform/import/read-table.ts'
import type { Entry, Reading, WrongLine } from './plan-import.ts'

/** All places of one PIN, the likeliest first. */
export interface PinPlaces {
  pin: string
  places: StateAndDistrict[]
}

interface PinLine extends StateAndDistrict {
  line: number
  pin: string
}

const mostPlaces = 20

const statesByName = new Map<string, string>(states.map((state) => [state.toLowerCase(), state]))

export const placesText = (places: readonly StateAndDistrict[]): string =>
  places.map(({ district, state }) => `${district} (${state})`).join(', ')

/** Reads a file of pincodes: one line per district, the lines of a PIN in the order they shall be offered. */
export function readPincodeLines(rows: readonly SheetRow[]): Reading<PinPlaces> {
  const lines = readTable(rows, pincodeColumns)
  const errors: WrongLine[] = []
  const groups = new Map<string, PinLine[]>()
  const wrongPins = new Map<string, number>()
  for (const { line, values } of lines) {
    const group = groups.get(values.pincode) ?? []
    const one = { line, pin: values.pincode, district: values.district, state: values.state }
    const wrong = whatIsWrong(one, group)
    if (wrong) {
      errors.push({ line, message: wrong })
      if (!wrongPins.has(one.pin)) wrongPins.set(one.pin, line)
      continue
    }
    groups.set(one.pin, [...group, { ...one, state: stateOf(one.state) }])
  }
  errors.push(...leaveOutHalves(groups, wrongPins))
  return { lines: lines.length, entries: [...groups].map(entryOf), errors: errors.sort((a, b) => a.line - b.line) }
}

const stateOf = (typed: string): string => statesByName.get(typed.toLowerCase()) ?? typed

function whatIsWrong({ pin, district, state }: PinLine, before: PinLine[]): string | undefined {
  if (!isPincode(pin)) return 'Pincode must be six digits and not begin with 0'
  if (district === '') return 'District is missing'
  if (district.length > 80) return 'District has more than 80 letters'
  if (!statesByName.has(state.toLowerCase())) return `There is no state or union territory '${state.slice(0, 80)}'`
  if (before.length === mostPlaces) return `A pincode can have at most ${mostPlaces} districts`
  const same = before.find((one) => one.district === district && one.state === stateOf(state))
  return same && `The same as line ${same.line}`
}

/** Half of a PIN would take its other districts away, so a PIN with a wrong line is left as it is. */
function leaveOutHalves(groups: Map<string, PinLine[]>, wrongPins: ReadonlyMap<string, number>): WrongLine[] {
  const left: WrongLine[] = []
  for (const [pin, wrongLine] of wrongPins) {
    for (const { line } of groups.get(pin) ?? []) {
      left.push({ line, message: `Left out, because line ${wrongLine} of the same pincode is wrong` })
    }
    groups.delete(pin)
  }
  return left
}

function entryOf([pin, group]: [string, PinLine[]]): Entry<PinPlaces> {
  const places = group.map(({ state, district }) => ({ state, district }))
  return { line: group[0]?.line ?? 0, name: pin, text: placesText(places), value: { pin, places } }
}
