/** They look like days, and no calendar has them. */
export const impossibleDays = [
  '2026-02-30',
  '2026-02-31',
  '2026-09-31',
  '1990-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
]

/** They look like moments, and no clock shows them. */
export const impossibleMoments = [
  '2026-02-30T10:00:00Z',
  '2026-09-31T10:00:00+05:30',
  '2026-04-05T24:00:00Z',
  '2026-04-05T23:60:00Z',
  '2026-04-05T10:00:00+25:00',
]
