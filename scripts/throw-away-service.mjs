// `node scripts/throw-away-service.mjs`: proves what it takes to add a service. In a copy of what is committed it adds a
// small one, 'passport-form': its own folders and migration (scripts/throw-away-service), a record in the register, a
// line in the list of each floor, samples of its calls for the walk of all roles and the calls of its moves. Types, imports and narrow tests must
// hold, and nothing else may have been touched. The copy is removed in the end. Part of `npm run test:long`.
import { inThrowAwayCopy, showFiles } from './run/throw-away-copy.mjs'

const moduleRecord = `  'passport-form': {
    name: 'Passport Forms',
    about: 'File forms for passports.',
    charged: 'Passport form',
    notices: { 'passport-form': 'Passport forms' },
    reasons: { 'passport-form': 'Passport forms' },
  },
`
const serviceRecord = `  'passport-form': {
    module: 'passport-form',
    name: 'Passport form',
    found: 'Passport forms',
    volumes: { 'passport-form': {} },
    officeWaiting: { 'passport-form': { title: 'Passport forms to file' } },
    merchantWaiting: { 'passport-form-asked': { module: 'apply' } },
    queues: { 'passport-form-asked': { label: 'Passport forms', by: 'office' } },
  },
`
const listed = (name, from) => [
  [/^(import .*\n)(?!import)/m, `$1import { ${name} } from '${from}'\n`],
  [/\n}\n$/, `\n  'passport-form': ${name},\n}\n`],
]

/** Calls that want something of whoever makes them, and what the walk of all roles sends them. */
const walked = `  'passport-form/ask': refusedSample({}),
  'passport-form/:id/file': () => ({ status: 404, id: '999999' }),
`

/** By which calls its moves are made, for the walk of all moves. */
const madeMoves = `  movesMadeBy(passport.passportFormWorkflow, {
    ask: [passport.askPassportForm],
    file: [passport.filePassportForm],
  }),
`

/** The register, the list of each floor and what the walks want, with what is put into them. */
const lines = {
  'contract/services.ts': [
    [/\n} as const satisfies Record<string, ModuleFacts>/, `\n${moduleRecord}$&`.replace('\n\n', '\n')],
    [/\n} as const satisfies Record<string, ServiceFacts>/, `\n${serviceRecord}$&`.replace('\n\n', '\n')],
  ],
  'contract/service-contracts.ts': listed('passportFormContract', './passport-form/passport-form-contract.ts'),
  'api/services.ts': listed('passportFormService', './passport-form/passport-form-service.ts'),
  'api/testing/move-walk/made-moves.ts': [
    [/^import .*\n/, `$&import * as passport from '../../../contract/passport-form/passport-form.ts'\n`],
    [/\n]\n$/, `\n${madeMoves}]\n`],
  ],
  'api/testing/role-walk/product-samples.ts': [[/Record<string, SampleMaker> = \{\n/, `$&${walked}`]],
  'web/services.ts': listed('passportFormService', './passport-form/passport-form-service.ts'),
}
/** Written anew by the commands of the project, `npm run schema` and `npm run workflows`. */
const generated = ['database/schema.ts', 'docs/workflows.md']
const isOwn = (file) =>
  /^(contract|api|web)\/passport-form\/|^database\/migrations\/9999-passport-form\.sql$/.test(file)

/** Tests that go over all calls and workflows, and so over those of the service, too; the last one loads the demo. */
const walks = ['testing/role-walk', 'testing/move-walk', 'testing/topics', 'testing/workflows', 'demo/tour'].map(
  (name) => `api/${name}.test.ts`,
)

function tell(files) {
  const others = files.filter((file) => !(isOwn(file) || file in lines || generated.includes(file)))
  showFiles('Its own files', files.filter(isOwn))
  showFiles(
    'The register, the list of each floor and what the walks want',
    files.filter((file) => file in lines),
  )
  showFiles(
    'Written by a command',
    files.filter((file) => generated.includes(file)),
  )
  showFiles('Anything else', others)
  return others.length === 0
}

inThrowAwayCopy('throw-away-service', ({ add, edit, run, touched }) => {
  for (const floor of ['contract', 'database', 'api', 'web']) add(`scripts/throw-away-service/${floor}`, floor)
  for (const [file, edits] of Object.entries(lines)) edit(file, edits)
  run('--import', 'tsx', 'database/write-schema.ts')
  run('--import', 'tsx', 'scripts/workflows.mjs')
  run('node_modules/typescript/bin/tsc', '-b')
  run('scripts/check-imports.mjs')
  run('--import', 'tsx', 'scripts/check-service-keys.mjs')
  run('--import', 'tsx', 'scripts/check-states.mjs')
  run('node_modules/vitest/vitest.mjs', 'run', 'passport-form', ...walks)
  process.exitCode = tell(touched()) ? 0 : 1
})
