// `npm run demo [-- --port 3000]`: the server with demo data, kept in .data/demo.
// `npm run demo:big [-- --rows 1000000]`: the same with that many rows, kept apart in .data/demo-big.
import { parseArgs } from 'node:util'
import { build } from './build.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    big: { type: 'boolean', default: false },
    rows: { type: 'string' },
  },
})

await build()
const big = values.big || values.rows !== undefined
process.env.NODE_ENV ??= 'production'
process.env.DEMO = '1'
process.env.DATA_DIR ??= big ? '.data/demo-big' : '.data/demo'
process.env.PORT = values.port ?? process.env.PORT ?? '3000'
if (big) process.env.DEMO_ROWS = values.rows ?? process.env.DEMO_ROWS ?? '1000000'
await import('../dist/api/server.js')
