import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { findCircles } from './find-circles.mjs'
import { wrongEdge } from './floor-rules.mjs'
import { wrongPackage } from './package-rules.mjs'
import { isTesting, placeOf } from './place-of.mjs'
import { readTree } from './read-tree.mjs'
import { steps } from './steps.mjs'

/** Every broken import rule of a checkout as one sentence each, beginning with file and line. */
export function checkTree(root) {
  const sources = readTree(root)
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return [
    ...sources.flatMap(({ file }) => wrongFile(file)),
    ...sources.flatMap((source) => source.imports.flatMap((one) => wrongImport(root, source.file, one, manifest))),
    ...findCircles(sources).map((chain) => `${lineOf(sources, chain)} begins a circle: ${chain.join(' → ')}.`),
  ]
}

function wrongFile(file) {
  const place = placeOf(file)
  if (/(^|\/)index\.tsx?$/.test(file)) return [`${file}:1 is a barrel: import the file that has the thing instead.`]
  if (steps[place.floor] && place.step === undefined && !isTesting(place) && !place.test) {
    return [`${file}:1 stands on no step: add ${place.module} to scripts/imports/steps.mjs.`]
  }
  return []
}

function wrongImport(root, file, { line, specifier, target }, manifest) {
  const wrong = target ? wrongTarget(root, file, target) : wrongPackage(file, specifier, manifest)
  return wrong ? [`${file}:${line} imports ${target ?? specifier}, but ${wrong}.`] : []
}

function wrongTarget(root, file, target) {
  if (target.startsWith('../')) return 'that is outside the checkout'
  const found = statSync(path.join(root, target), { throwIfNoEntry: false })
  if (!found?.isFile()) return 'there is no such file (write the extension too)'
  return target === 'package.json' ? undefined : wrongEdge(file, target)
}

function lineOf(sources, [file, target]) {
  const { imports } = sources.find((source) => source.file === file)
  return `${file}:${imports.find((one) => one.target === target).line}`
}
