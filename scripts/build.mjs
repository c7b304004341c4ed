// Builds dist/: the web with vite, the server and its commands with esbuild. Does nothing when no source has changed.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const sourceFolders = ['texts', 'contract', 'database', 'api', 'web', 'scripts/build']
const sourceFiles = ['package.json', 'package-lock.json', 'vite.config.ts', 'postcss.config.cjs', 'scripts/build.mjs']
const stamp = 'dist/.sources'

export async function build() {
  const sources = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  const began = Date.now()
  rmSync('dist', { recursive: true, force: true })
  await buildWeb()
  await buildServer('dist')
  // Written last: a build that broke off counts as no build.
  writeFileSync(stamp, sources)
  console.log(`Built dist/ in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...sourceFiles, ...sourceFolders.flatMap(filesIn)]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|long)\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

// Both builders are loaded only when there is something to build, so that starting a built server stays quick.
async function buildWeb() {
  const vite = await import('vite')
  const { findSharedChunks } = await import('./build/shared-chunks.mjs')
  const shared = await findSharedChunks(vite)
  const groups = [{ name: (id) => shared.get(id) ?? null, debugName: 'shared', includeDependenciesRecursively: false }]
  const output = { codeSplitting: { groups } }
  await buildPages(vite, { web: 'dist/web', render: 'dist/render', base: '/', plugins: [], output })
  const { sayIn } = await import('./build/say-in.mjs')
  for (const language of otherLanguages()) {
    const [web, render] = [`dist/web/${language}`, `dist/render/${language}`]
    await buildPages(vite, { web, render, base: `/${language}/`, plugins: [sayIn(language)], output })
  }
  const { writeServiceWorker } = await import('./build/service-worker.mjs')
  await writeServiceWorker('dist/web')
}

/** The front end in one language: for browsers, and the public pages once more for the server to render. */
async function buildPages(vite, { web, render, base, plugins, output }) {
  await vite.build({
    ...{ logLevel: 'warn', base, plugins },
    build: { outDir: `../${web}`, rollupOptions: { output } },
  })
  // It stands alone, since the front end's packages are not the server's.
  await vite.build({
    ...{ logLevel: 'warn', base, plugins },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'render.tsx', outDir: `../${render}`, manifest: false, copyPublicDir: false },
  })
  const { writeDarkWithoutScript } = await import('./build/dark-without-script.mjs')
  writeDarkWithoutScript(web)
  const { writeFirstLook } = await import('./build/first-look.mjs')
  await writeFirstLook(web, render)
}

/** Each folder of texts but the English one. */
function otherLanguages() {
  return readdirSync('texts', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map((entry) => entry.name)
}

/** The server and its commands, with the files they read. */
export async function buildServer(into) {
  const esbuild = await import('esbuild')
  await esbuild.build({
    entryPoints: ['api/server.ts', ...commands()],
    outdir: path.join(into, 'api'),
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  cpSync('database/migrations', path.join(into, 'migrations'), { recursive: true })
  for (const language of otherLanguages())
    cpSync(`texts/${language}`, path.join(into, 'texts', language), { recursive: true })
  cpSync('api/assets', path.join(into, 'assets'), { recursive: true })
}

/** Each file here becomes a program of its own: api/commands/audit-verify.ts → dist/api/audit-verify.js. */
function commands() {
  if (!existsSync('api/commands')) return []
  return readdirSync('api/commands')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `api/commands/${name}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build()
