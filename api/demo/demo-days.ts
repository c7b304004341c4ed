import { indianDay } from '../../contract/kernel/dates.ts'
import { msPerDay } from '../../contract/kernel/days.ts'
import type { Dice } from './open-dice.ts'

/** How busy a counter is from Sunday to Saturday. */
const ofWeekday = [2, 11, 10, 9, 10, 12, 8]
/** A festival: on its two days hardly anybody comes. */
const festival = [13, 14]
const monthDays = 29

/** How many days ago something of the last month happened: on a busy day more often than on a Sunday. */
export function drawDay(dice: Dice): number {
  const shares = Array.from({ length: monthDays }, (_, ago) => [String(ago), busyness(ago)])
  return Number(dice.draw(Object.fromEntries(shares) as Record<string, number>))
}

function busyness(ago: number): number {
  if (festival.includes(ago)) return 1
  return ofWeekday[new Date(indianDay(new Date(Date.now() - ago * msPerDay))).getUTCDay()] ?? 1
}

/** '11:42': while a shop is open, and most of all before noon. */
export function drawTime(dice: Dice): string {
  const minutes = 9 * 60 + 40 + Math.floor((dice.next() * 0.6 + dice.next() * 0.4) * 9 * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
