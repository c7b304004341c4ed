// Refuses imports that the house rules forbid: upward, sideways, in circles, across floors, into another module's own
// files. The steps are listed in scripts/imports/steps.mjs.
import { checkTree } from './imports/check-tree.mjs'

const wrong = checkTree(process.cwd())
for (const sentence of wrong) console.error(sentence)
if (wrong.length === 0) console.log('Every import goes down, and none in a circle.')
process.exitCode = wrong.length === 0 ? 0 : 1
