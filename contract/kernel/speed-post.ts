const weights = [8, 6, 4, 2, 3, 5, 9, 7]

/** The number of a parcel at India Post: two letters, eight digits, their check digit, 'IN' (UPU S10). */
export function isSpeedPost(number: string): boolean {
  const parts = /^[A-Z]{2}(\d{8})(\d)IN$/.exec(number)
  return parts !== null && checkDigit(parts[1] ?? '') === Number(parts[2])
}

function checkDigit(digits: string): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const digit = 11 - (sum % 11)
  if (digit === 10) return 0
  return digit === 11 ? 5 : digit
}
