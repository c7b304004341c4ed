// `npm start`: builds when dist/ is missing or stale, then runs the server in this process.
import { build } from './build.mjs'

await build()
process.env.NODE_ENV ??= 'production'
await import('../dist/api/server.js')
