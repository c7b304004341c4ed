/** '1234567.50' as '12,34,567.50': three digits, then pairs. */
export function groupIndian(digits: string): string {
  const [whole = '', decimals] = digits.replace('-', '').split('.')
  const grouped = whole.replace(/\d(?=(\d\d)+\d$)/g, '$&,')
  return `${digits.startsWith('-') ? '-' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}
