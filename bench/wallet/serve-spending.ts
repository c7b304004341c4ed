import { makeSpendingApp } from './spending-app.ts'

const { DATABASE_URL = '', KENDRA_SECRET = '', PORT = '0' } = process.env
const { web } = await makeSpendingApp(DATABASE_URL, KENDRA_SECRET)
await web.listen({ host: '127.0.0.1', port: Number(PORT) })
process.stdout.write('ready\n')
