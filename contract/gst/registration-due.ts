/** How long a merchant has to answer what the department asks. */
export const answerDays = 7

/** The day so many working days after a day ('2026-11-15'). Saturdays and Sundays do not count; holidays differ by state and do. */
export function addWorkingDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  let left = days
  while (left > 0) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1
  }
  return at.toISOString().slice(0, 10)
}
