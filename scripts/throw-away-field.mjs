// `node scripts/throw-away-field.mjs [pan] [kyc]`: proves what it takes to add a field to a form, to both unless told. In a copy
// of what is committed it describes an invented one in the table of the fields and nowhere else. It must compile, and narrow
// tests (scripts/throw-away-field) must find it: on the step, in the server's refusal, where it is read, and of a PAN on the
// printed form and in the export. The copy is removed in the end. Part of `npm run test:long`.
import { inThrowAwayCopy, showFiles } from './run/throw-away-copy.mjs'

const occupation = `  fatherOccupation: inCapitals(40, {
    section: 'Parents',
    asked: hasFather,
    read: "Father's occupation",
    wanted: true,
    check: takesAnything,
    screen: [{ group: 'father', label: 'Occupation' }],
    paper: [inBoxes(['parents', 9], "Father's occupation", { when: 'filled' })],
  }),
`
const licence = `  licenceNo: business(requiredText(40).check(z.toUpperCase()), {
    read: 'Trade licence number',
    box: 'capitals',
    maxLength: 40,
  }),
`

const forms = {
  pan: {
    table: 'contract/nsdl-pan/fields/parent-fields.ts',
    edits: [
      [/\n}\n$/, `\n${occupation}}\n`],
      [/chosen, tick/, 'chosen, inBoxes, inCapitals, tick'],
    ],
    tests: { name: 'father-occupation', api: 'api/nsdl-pan', web: 'web/nsdl-pan/apply' },
  },
  kyc: {
    table: 'contract/kyc-fields.ts',
    edits: [[/\n {2}bussName: .*\n/, (line) => `${line}${licence}`]],
    tests: { name: 'trade-licence', api: 'api/kyc', web: 'web/kyc' },
  },
}

const isOneFileEnough = (form) => {
  const { table, edits, tests } = forms[form]
  let changed = []
  inThrowAwayCopy(`throw-away-${form}-field`, ({ add, edit, run, touched }) => {
    edit(table, edits)
    for (const floor of ['api', 'web']) add(`scripts/throw-away-field/${form}/${floor}`, tests[floor])
    run('node_modules/typescript/bin/tsc', '-b')
    run('node_modules/@biomejs/biome/bin/biome', 'check', table)
    run('scripts/check-imports.mjs')
    run('node_modules/vitest/vitest.mjs', 'run', tests.name)
    const isTest = (file) => file.includes(`${tests.name}.test.ts`)
    changed = touched().filter((file) => !isTest(file))
    showFiles(`Files that were changed for a field of the form '${form}'`, changed)
    showFiles('The tests that found it', touched().filter(isTest))
  })
  return changed.length === 1
}

const asked = process.argv.slice(2)
const unknown = asked.filter((form) => !Object.hasOwn(forms, form))
if (unknown.length > 0) throw new Error(`There is no form ${unknown.join(', ')}: ${Object.keys(forms).join(', ')}`)
const proved = (asked.length > 0 ? asked : Object.keys(forms)).map(isOneFileEnough)
process.exitCode = proved.every(Boolean) ? 0 : 1
