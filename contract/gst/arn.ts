/** What the GST portal answers an application or a return with: two letters, state, month and year, serial, check sign. */
export function isArn(value: string): boolean {
  return /^[A-Z]{2}\d{12}[0-9A-Z]$/.test(value)
}
