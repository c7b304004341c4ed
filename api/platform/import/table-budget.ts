import { badRequest } from '../problem.ts'

/** As many letters as a spreadsheet lets a cell have. */
const longestCell = 32_767
const mostCells = 800_000
const mostLetters = 12_000_000

/**
 * Counts what a table costs when it is written out in full: a file of a few bytes may name one long text a thousand
 * times. Answers a function to be told of every cell.
 */
export function tableBudget(): (text: string) => void {
  let [cells, letters] = [mostCells, mostLetters]
  return (text) => {
    cells -= 1
    letters -= text.length
    if (text.length > longestCell) throw badRequest('A cell of this file has more than 32,767 letters.')
    if (cells < 0 || letters < 0) throw badRequest('This file holds more than can be read at once. Please split it.')
  }
}

export const tooManyRows = (mostRows: number) =>
  badRequest(`The file has more than ${mostRows.toLocaleString('en-IN')} rows. Please split it.`)
