import { inForce } from '../law/rule.ts'
import type { GstReturn, GstScheme } from './returns.ts'
import { dayInMonth, monthNumber, readPeriod } from './returns-periods.ts'
import type { StateGroup } from './returns-states.ts'

/** When a return is due: so many months after its period ends, on a day; without one, on the day of the month it ended. */
export interface DueRule {
  returnType: GstReturn
  scheme: GstScheme
  stateGroup: StateGroup | 'all'
  day: number | null
  monthsAfter: number
  /** Holds for periods that end on this day or later, until a newer rule does. */
  since: string
}

/** A later date for one period, by a notification of the government; without scheme or group for all of them. */
export interface DueExtension {
  returnType: GstReturn
  scheme: GstScheme | null
  stateGroup: StateGroup | null
  period: string
  newDate: string
  notification: string
}

/** Everything that due dates are found by. */
export interface DueBook {
  rules: readonly DueRule[]
  extensions: readonly DueExtension[]
}

/** One return of one period, for somebody. */
export interface Duty {
  returnType: GstReturn
  scheme: GstScheme
  stateGroup: StateGroup
  period: string
  /** The day of the order of cancellation, where there is one and the day is known. Only the final return goes by it. */
  orderOn?: string | null
}

export interface DueDate {
  date: string
  /** The notification that moved it; empty where the usual rule holds. */
  notification: string
}

/** The day by which a return must be filed; nothing where no rule knows it. */
export function findDue({ rules, extensions }: DueBook, duty: Duty): DueDate | undefined {
  const usual = usualDue(rules, duty)
  if (!usual) return undefined
  const latest = extensions
    .filter((one) => isMeant(one, duty) && one.newDate > usual)
    .sort((one, other) => other.newDate.localeCompare(one.newDate))[0]
  return latest ? { date: latest.newDate, notification: latest.notification } : { date: usual, notification: '' }
}

function usualDue(rules: readonly DueRule[], duty: Duty): string | undefined {
  const period = readPeriod(duty.period)
  if (!period) return undefined
  const { end } = period
  const rule = inForce(
    rules.filter((one) => isMeant(one, duty)),
    end,
  )
  const from = countedFrom(duty, end)
  return rule && dayInMonth(monthNumber(from) + rule.monthsAfter, rule.day ?? Number(from.slice(8)))
}

/** The final return counts from the cancellation or its order, whichever is later. */
const countedFrom = ({ returnType, orderOn }: Duty, end: string): string =>
  returnType === 'gstr-10' && orderOn && orderOn > end ? orderOn : end

/** Whether a rule or an extension is about this duty. */
function isMeant(one: DueRule | DueExtension, duty: Duty): boolean {
  const ofAll = one.stateGroup === null || one.stateGroup === 'all'
  return (
    one.returnType === duty.returnType &&
    (one.scheme === null || one.scheme === duty.scheme) &&
    (ofAll || one.stateGroup === duty.stateGroup) &&
    (!('period' in one) || one.period === duty.period)
  )
}

/** So many years after a day. */
export const yearsAfter = (day: string, years: number): string =>
  dayInMonth(monthNumber(day) + years * 12, Number(day.slice(8)))
