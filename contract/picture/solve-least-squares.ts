/** One equation: the unknowns, each times its factor, should give the value. */
export interface Equation {
  factors: readonly number[]
  value: number
}

const leastPivot = 1e-9

/** The unknowns that come nearest to all equations together; nothing if the equations do not determine them. */
export function solveLeastSquares(equations: readonly Equation[]): number[] | undefined {
  const count = equations[0]?.factors.length ?? 0
  const scales = columnScales(equations, count)
  const matrix = normalEquations(equations, scales)
  for (let column = 0; column < count; column++) {
    if (!eliminate(matrix, column)) return undefined
  }
  return matrix.map((row, i) => (row[count] ?? 0) / (row[i] ?? 1) / (scales[i] ?? 1))
}

/** Columns of very different size would cost digits, so each is brought to about one first. */
function columnScales(equations: readonly Equation[], count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => Math.max(...equations.map(({ factors }) => Math.abs(factors[i] ?? 0))) || 1,
  )
}

function normalEquations(equations: readonly Equation[], scales: readonly number[]): number[][] {
  const scaled = equations.map(({ factors, value }) => ({
    factors: factors.map((factor, i) => factor / (scales[i] ?? 1)),
    value,
  }))
  return scales.map((_, i) => {
    const sumOf = (other: (equation: Equation) => number) =>
      scaled.reduce((sum, equation) => sum + (equation.factors[i] ?? 0) * other(equation), 0)
    return [...scales.map((_, j) => sumOf(({ factors }) => factors[j] ?? 0)), sumOf(({ value }) => value)]
  })
}

/** Clears a column in all rows but its own; false if no row has anything in it. */
function eliminate(matrix: number[][], column: number): boolean {
  const below = matrix.slice(column).map((row) => Math.abs(row[column] ?? 0))
  const pivotRow = column + below.indexOf(Math.max(...below))
  const pivot = matrix[pivotRow]
  const first = matrix[column]
  if (!pivot || !first || Math.abs(pivot[column] ?? 0) < leastPivot) return false
  matrix[pivotRow] = first
  matrix[column] = pivot
  for (const row of matrix) {
    if (row === pivot) continue
    const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
    for (let i = column; i < row.length; i++) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0)
  }
  return true
}
