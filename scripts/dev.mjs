// `npm run dev`: the server with demo data and vite side by side; both follow changes of the sources.
import { spawn } from 'node:child_process'

const env = { ...process.env, DEMO: '1', DATA_DIR: process.env.DATA_DIR ?? '.data/dev', PORT: '3000' }
const programs = [['node_modules/tsx/dist/cli.mjs', 'watch', 'api/server.ts'], ['node_modules/vite/bin/vite.js']].map(
  (args) => spawn(process.execPath, args, { stdio: 'inherit', env }),
)

// Ctrl-C reaches both; when one ends by itself, the other is of no use alone.
for (const program of programs) {
  program.on('exit', (code) => {
    for (const other of programs) other.kill()
    process.exitCode ||= code ?? 0
  })
}
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {
  for (const program of programs) program.kill()
})
