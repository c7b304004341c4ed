import { steps } from './steps.mjs'

/** @typedef {{ floor: string, module: string, step?: number, test: boolean }} Place */

/** Where a file stands: its floor, its module there and the step of that module, counted from the top. @returns {Place} */
export function placeOf(file) {
  const [floor, ...inside] = file.split('/')
  const folder = (inside[0] ?? '').replace(/\.tsx?$/, '')
  // Each area is a module of its own; a file directly in `areas` belongs to all of them.
  const module = floor === 'web' && folder === 'areas' && inside.length > 2 ? `areas/${inside[1]}` : folder
  return { floor, module, step: stepOf(floor, folder, inside.length === 1), test: isTest(file) }
}

function stepOf(floor, folder, isFile) {
  const list = steps[floor]
  if (!list) return undefined
  const named = list.findIndex((step) => step.includes(folder))
  if (named !== -1) return named
  const anyFolder = list.findIndex((step) => step.includes('*'))
  return anyFolder === -1 || isFile ? undefined : anyFolder
}

function isTest(file) {
  return /\.(test|long|spec)\.tsx?$/.test(file)
}

/** Builders and callers for tests: they may use everything, and only tests and tools use them. */
export function isTesting({ floor, module }) {
  return (floor === 'api' || floor === 'web') && module === 'testing'
}
