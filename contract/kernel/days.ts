// Days are written '2026-04-05', whatever zone a machine is in.

export const msPerDay = 86_400_000

/** How many days lie between two days; less than 0 when the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10)

/** So many working days after a day: Monday to Friday. Holidays differ by state, so they are counted as working days. */
export function addWorkingDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  let left = days
  while (left > 0) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1
  }
  return at.toISOString().slice(0, 10)
}
