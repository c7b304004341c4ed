import type { Visitor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { countUp, readTally } from '../platform/rate-limit.ts'
import { keyedHashOf } from '../platform/vault.ts'

const hour = 3600
const leastZeroBits = 7
/** Eight times the work of the first; more would keep a slow phone busy for minutes. */
const mostForAddress = 3
const puzzlesPerStep = 3
/** Solved in the whole house within an hour: one more bit for everybody beyond each of these. */
const busyHours = [300, 1200]

const houseKey = () => keyedHashOf('puzzle:house')

/** How much a puzzle costs: each further bit doubles the work. It grows with what an address asks for, and with what all solve. */
export async function puzzlePrice(tx: Tx, visitor: Visitor): Promise<number> {
  const { points } = await countUp(tx, keyedHashOf(`puzzle:address:${visitor.ip}`), hour)
  const solved = await readTally(tx, houseKey())
  const forAddress = Math.min(mostForAddress, Math.floor((points - 1) / puzzlesPerStep))
  return leastZeroBits + forAddress + busyHours.filter((many) => solved.points > many).length
}

/** Only what was worked for counts for all: asking is free, and must not make it dearer for others. */
export async function countSolved(tx: Tx): Promise<void> {
  await countUp(tx, houseKey(), hour)
}
