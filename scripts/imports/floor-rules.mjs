import { isTesting, placeOf } from './place-of.mjs'
import { floors, groundOfContract, ownFiles, roots, usersOfFirstLaw } from './steps.mjs'

/** What is wrong with one file importing another, as the end of a sentence; undefined when nothing is. */
export function wrongEdge(from, to) {
  return (
    wrongFloor(from, to) ??
    wrongRoot(from, to) ??
    wrongTesting(from, to) ??
    wrongFirstLaw(from, to) ??
    wrongOwnFile(from, to) ??
    wrongGround(from, to) ??
    wrongStep(from, to)
  )
}

function wrongFloor(from, to) {
  const [here, there] = [placeOf(from), placeOf(to)]
  if (here.floor === there.floor) return undefined
  if (here.floor === 'contract' && there.floor !== 'texts') return 'contract imports zod, texts and itself only'
  const pair = [here.floor, there.floor].sort().join()
  if (pair === 'api,web') return 'web and api never import each other'
  if (!floors[here.floor].includes(there.floor)) return `${here.floor} may not import ${there.floor}`
  if (here.floor === 'e2e' && there.floor === 'api' && !isTesting(there))
    return `${here.floor} may import of api only api/testing`
  return undefined
}

function wrongRoot(from, to) {
  const importers = roots[to]
  if (!importers || importers.some((importer) => from.startsWith(importer))) return undefined
  if (placeOf(from).test && importers.length > 0) return undefined
  return `nobody imports the root ${to}`
}

function wrongTesting(from, to) {
  const [here, there] = [placeOf(from), placeOf(to)]
  if (!isTesting(there) || here.floor !== there.floor) return undefined
  if (here.test || isTesting(here) || from.startsWith('api/commands/')) return undefined
  return `${there.floor}/testing is for tests`
}

/** What the portal goes by is asked of the book; the tables it began with know nothing of later versions. */
function wrongFirstLaw(from, to) {
  const here = placeOf(from)
  const isFirst = (file) => file.startsWith('contract/first-law/')
  if (!isFirst(to) || isFirst(from) || here.test || isTesting(here)) return undefined
  if (usersOfFirstLaw.some((user) => from.startsWith(user))) return undefined
  return 'contract/first-law is what a portal begins with, for tests and the demo only: ask the law book'
}

function wrongOwnFile(from, to) {
  const [here, there] = [placeOf(from), placeOf(to)]
  const kind = /-(store|table|routes)\.tsx?$/.exec(to)?.[1]
  if (!kind || there.floor !== 'api' || there.module === 'platform' || isTesting(here)) return undefined
  if (here.module === there.module || ownFiles[kind].includes(from)) return undefined
  return `a -${kind} file belongs to its own module ${there.module}`
}

function wrongGround(from, to) {
  const [here, there] = [placeOf(from), placeOf(to)]
  const allowed = here.floor === 'contract' && groundOfContract[here.module]
  if (!allowed || here.test || there.floor !== 'contract') return undefined
  if (here.module === there.module || allowed.includes(there.module)) return undefined
  return `contract/${here.module} is what the others build on: it imports ${['itself', ...allowed].join(' and ')} only`
}

function wrongStep(from, to) {
  const [here, there] = [placeOf(from), placeOf(to)]
  const free = here.test || isTesting(here) || isTesting(there) || roots[to]
  if (free || here.floor !== there.floor || here.module === there.module) return undefined
  if (here.step === undefined || there.step === undefined || there.step > here.step) return undefined
  if (there.module === 'areas' && here.step === there.step) return undefined
  return there.step === here.step
    ? `${here.module} and ${there.module} stand on one step and do not import each other`
    : `${there.module} stands above ${here.module}, and imports go down only`
}
