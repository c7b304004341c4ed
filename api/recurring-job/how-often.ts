const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** 'Every 2 seconds', 'Every minute'. */
export function howOften(everySeconds: number): string {
  const [unit, length] = units.find(([, length]) => everySeconds % length === 0) ?? units[2]
  const count = everySeconds / length
  return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`
}
