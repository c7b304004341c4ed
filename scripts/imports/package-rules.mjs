import { isTesting, placeOf } from './place-of.mjs'

/** What is wrong with a file importing a package, as the end of a sentence; undefined when nothing is. */
export function wrongPackage(from, specifier, manifest) {
  const here = placeOf(from)
  const forTests = here.test || isTesting(here)
  const name = packageName(specifier)
  if (here.floor === 'contract' && !forTests && name !== 'zod') return 'contract imports zod, texts and itself only'
  if (specifier.startsWith('node:')) {
    return here.floor === 'web' && !forTests ? 'a browser has no node modules' : undefined
  }
  const { dependencies = {}, optionalDependencies = {}, devDependencies = {} } = manifest
  if (name in dependencies || name in optionalDependencies) return undefined
  if (!(name in devDependencies)) return `${name} is not in package.json`
  const runsInProduction = !forTests && ['api', 'database', 'contract'].includes(here.floor)
  return runsInProduction ? `${name} is a devDependency, which production does not install` : undefined
}

function packageName(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
