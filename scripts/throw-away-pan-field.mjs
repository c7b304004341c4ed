// `node scripts/throw-away-pan-field.mjs`: proves what it takes to add a field to the PAN form. In a copy of what is committed
// it describes an invented one, the father's occupation, in the table of the fields and nowhere else. It must compile, and
// narrow tests (scripts/throw-away-pan-field) must find it on the step, in the server's refusal, in the review, on the printed
// form and in the export. The copy is removed in the end. Part of `npm run test:long`.
import { inThrowAwayCopy, showFiles } from './run/throw-away-copy.mjs'

const table = 'contract/nsdl-pan/fields/parent-fields.ts'

const described = `  fatherOccupation: inCapitals(40, {
    section: 'Parents',
    asked: hasFather,
    read: "Father's occupation",
    check: errorIfEmpty,
    screen: [{ group: 'father', label: 'Occupation' }],
    paper: [inBoxes(['parents', 9], "Father's occupation", { when: 'filled' })],
  }),
`
const edits = [
  [/\n}\n$/, `\n${described}}\n`],
  [/asksPerson, takesAnything/, 'asksPerson, errorIfEmpty, takesAnything'],
  [/chosen, tick/, 'chosen, inBoxes, inCapitals, tick'],
]

inThrowAwayCopy('throw-away-pan-field', ({ add, edit, run, touched }) => {
  edit(table, edits)
  add('scripts/throw-away-pan-field/api', 'api/nsdl-pan')
  add('scripts/throw-away-pan-field/web', 'web/nsdl-pan/apply')
  run('node_modules/typescript/bin/tsc', '-b')
  run('node_modules/@biomejs/biome/bin/biome', 'check', table)
  run('scripts/check-imports.mjs')
  run('node_modules/vitest/vitest.mjs', 'run', 'father-occupation')
  const isTest = (file) => /father-occupation\.test\.tsx?$/.test(file)
  showFiles(
    'Files that were changed for it',
    touched().filter((file) => !isTest(file)),
  )
  showFiles('The tests that found it', touched().filter(isTest))
  process.exitCode = touched().filter((file) => !isTest(file)).length === 1 ? 0 : 1
})
