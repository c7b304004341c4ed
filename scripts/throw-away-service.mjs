// `node scripts/throw-away-service.mjs`: proves what it takes to add a service. In a copy of what is committed it adds a
// small one, 'passport-form': its own folders and migration (scripts/throw-away-service), a record in the register and a
// line in the list of each floor. Types, imports and narrow tests must hold, and nothing else may have been touched. The
// copy is removed in the end.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = path.join(root, '.cache', 'throw-away-service')

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
    volumes: { 'passport-form': 'Passport forms' },
    officeWork: { 'passport-form': { title: 'Passport forms to file' } },
    ownWork: { 'passport-form-asked': { title: 'Passport forms asked for', module: 'apply' } },
    queues: { 'passport-form-asked': { label: 'Passport forms', by: 'office' } },
  },
`
const listed = (name, from) => [
  [/^(import .*\n)(?!import)/m, `$1import { ${name} } from '${from}'\n`],
  [/\n}\n$/, `\n  'passport-form': ${name},\n}\n`],
]

/** The register and the list of each floor, with what is put into them. */
const lines = {
  'contract/services.ts': [
    [/\n} as const satisfies Record<string, ModuleFacts>/, `\n${moduleRecord}$&`.replace('\n\n', '\n')],
    [/\n} as const satisfies Record<string, ServiceFacts>/, `\n${serviceRecord}$&`.replace('\n\n', '\n')],
  ],
  'contract/service-contracts.ts': listed('passportFormContract', './passport-form/passport-form-contract.ts'),
  'api/services.ts': listed('passportFormService', './passport-form/passport-form-service.ts'),
  'web/services.ts': listed('passportFormService', './passport-form/passport-form-service.ts'),
}
/** Written anew by the commands of the project, `npm run schema` and `npm run workflows`. */
const generated = ['database/schema.ts', 'docs/workflows.md']
const isOwn = (file) =>
  /^(contract|api|web)\/passport-form\/|^database\/migrations\/9999-passport-form\.sql$/.test(file)

function run(...args) {
  console.log(`… ${args.join(' ')}`)
  execFileSync(process.execPath, args, { cwd: copy, stdio: 'inherit' })
}
const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' })

function openCopy() {
  git(root, 'worktree', 'add', '--quiet', '--detach', '--force', copy, 'HEAD')
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
}

function removeCopy() {
  if (existsSync(copy)) git(root, 'worktree', 'remove', '--force', copy)
}

function addService() {
  const files = path.join(root, 'scripts', 'throw-away-service')
  for (const floor of ['contract', 'database', 'api', 'web'])
    cpSync(path.join(files, floor), path.join(copy, floor), { recursive: true })
  for (const [file, edits] of Object.entries(lines)) {
    const at = path.join(copy, file)
    const text = edits.reduce(
      (before, [find, put]) => {
        if (!find.test(before)) throw new Error(`${file} has no place for a service any more: ${find}`)
        return before.replace(find, put)
      },
      readFileSync(at, 'utf8'),
    )
    writeFileSync(at, text)
  }
}

function touched() {
  return git(copy, 'status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .filter((file) => file !== 'node_modules')
}

function tell() {
  const files = touched()
  const others = files.filter((file) => !(isOwn(file) || file in lines || generated.includes(file)))
  const show = (title, some) => console.log(`${title}: ${some.length}\n${some.map((file) => `  ${file}`).join('\n')}`)
  show('Its own files', files.filter(isOwn))
  show(
    'The register and the list of each floor',
    files.filter((file) => file in lines),
  )
  show(
    'Written by a command',
    files.filter((file) => generated.includes(file)),
  )
  show('Anything else', others)
  return others.length === 0
}

removeCopy()
try {
  openCopy()
  addService()
  run('--import', 'tsx', 'database/write-schema.ts')
  run('--import', 'tsx', 'scripts/workflows.mjs')
  run('node_modules/typescript/bin/tsc', '-b')
  run('scripts/check-imports.mjs')
  run('--import', 'tsx', 'scripts/check-service-keys.mjs')
  run('--import', 'tsx', 'scripts/check-states.mjs')
  run('node_modules/vitest/vitest.mjs', 'run', 'passport-form')
  process.exitCode = tell() ? 0 : 1
} finally {
  removeCopy()
}
