const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** Whether a spreadsheet might run this text as a formula. */
export function startsFormula(text: string): boolean {
  return formulaStart.test(text)
}
