/** The number of a company at the registrar: listed or not, industry, state, year, type, serial: 'U74999MH2019PTC325812'. */
export function isCin(value: string): boolean {
  return /^[LU]\d{5}[A-Z]{2}(18[5-9]\d|(19|20)\d{2})[A-Z]{3}\d{6}$/.test(value)
}
