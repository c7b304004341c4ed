import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The files of all languages tell one build from another: their names carry what is in them. */
export function buildNameOf(web) {
  const files = readdirSync(web, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)assets\/[^/]+$/.test(file))
    .sort()
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
}

/** The worker that lets the portal open without a network: one for all languages, at the root, since pages are there. */
export async function writeServiceWorker(web) {
  const esbuild = await import('esbuild')
  await esbuild.build({
    entryPoints: ['web/worker/service-worker.ts'],
    outfile: path.join(web, 'service-worker.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'iife',
    define: { __BUILD__: JSON.stringify(buildNameOf(web)) },
    logLevel: 'warning',
  })
}
