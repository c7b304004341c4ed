import { randomUUID } from 'node:crypto'
import { cleanScan, pdfOf, scanPages } from '../../api/testing/scans.ts'
import { onceHeader } from '../../contract/kernel/endpoint.ts'
import { isAadhaar } from '../../contract/kernel/ids.ts'
import { aPerson } from '../../contract/nsdl-pan/check-samples.ts'
import { checklistOf } from '../../contract/nsdl-pan/checklist.ts'

const password = 'Demo@12345'
const shopName = '9800000002'
const people = [
  'MEERA KALPIT',
  'ROHAN NAMUNA',
  'SANA UDAHARAN',
  'TARUN PRAYOG',
  'VANI ABHYAS',
  'NIKHIL DEMOKAR',
  'ISHA NAMUNA',
]

/**
 * Applications where the screens of their steps have something to show: one to scan, to crop, to verify, to mend, and
 * to upload again. Made by the calls of the portal itself, because papers lie behind them.
 */
export async function makeScene(address) {
  const shop = await caller(address, shopName)
  const office = await caller(address, 'admin')
  await addMoney(address, shop)
  const paid = []
  for (const [i, name] of people.entries()) paid.push(await apply(shop, { name, i, submit: i > 0 }))
  const [draft, toScan, toCrop, toVerify, sentBack, refused, corrected] = paid
  for (const one of [toCrop, toVerify, sentBack, refused, corrected]) await scan(shop, one)
  for (const one of [toVerify, sentBack, refused, corrected]) await crop(shop, one)
  await office.post(`/backend/nsdlpan/reject/${sentBack.id}`, {
    codes: ['PHOTO-UNCLEAR', 'SIGNATURE-OUTSIDE'],
    words: '',
  })
  const reasons = await office.get('/backend/nsdlpan/reasons')
  for (const [i, one] of [refused, corrected].entries()) {
    one.ackNo = `88190000000000${i + 1}`
    await acknowledge(office, one)
    await office.post(`/backend/nsdlpan/tin-reject/${one.id}`, { codes: [reasons.tin[0].code], words: '' })
  }
  await shop.upload(`/merchant/nsdlpan/tin-rejection-upload/${corrected.ackNo}`, corrected.scan)
  return { draft, toScan, toCrop, toVerify, sentBack, refused, corrected }
}

async function apply(shop, { name, i, submit }) {
  const [nameFirst, nameLast] = name.split(' ')
  const aadhaarNo = anAadhaar(i)
  const draft = aPerson({
    nameFirst,
    nameLast,
    cardName: name,
    aadhaarName: name,
    aadhaarNo,
    ...(i % 2 === 0 && { title: 'Kumari', gender: 'F' }),
  })
  const kind = { type: 'N', category: 'individual', mode: 'physical', card: 'card' }
  const { id } = await shop.post('/merchant/nsdlpan/apply', kind)
  const { version } = await shop.post(`/merchant/nsdlpan/apply/${id}/save`, { version: 1, draft })
  if (submit) await shop.post(`/merchant/nsdlpan/apply/${id}/submit`, { version })
  return { id }
}

function anAadhaar(i) {
  const first = `5200000000${i}`
  return first + [...'0123456789'].find((digit) => isAadhaar(first + digit))
}

/** Prints the form, signs it, and lays it on a scanner. */
async function scan(shop, one) {
  const form = await shop.file(`/merchant/nsdlpan/dw-form-by-id/${one.id}`)
  one.scan = await pdfOf(await scanPages(form, { ...cleanScan, dpi: 150, degrees: 1.2, paper: 235, ink: 30 }))
  await shop.upload(`/merchant/nsdlpan/form-scanning/${one.id}`, one.scan)
}

async function crop(shop, { id }) {
  const desk = `/merchant/nsdlpan/form-cropping/${id}`
  const { scan: read, photo, signature } = await shop.get(desk)
  await shop.post(desk, { scan: read, photo, signature })
}

async function acknowledge(office, { id, ackNo }) {
  const ticked = checklistOf({ category: 'individual', type: 'N', data: {} })
  await office.post(`/backend/nsdlpan/verify/${id}`, { ticked })
  await office.post(`/backend/nsdlpan/acknowledge/${id}`, { ackNo })
}

async function addMoney(address, shop) {
  const { payPath } = await shop.post('/merchant/gateway/order', { amount: 200_000 })
  await fetch(address + payPath)
  const pay = { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' }
  await fetch(address + payPath.replace('/pay/', '/sandbox/'), pay)
}

/** Makes the calls of a signed-in person. */
async function caller(address, userName) {
  const login = await fetch(`${address}/api/auth/login`, asJson({ userName, password }))
  const authorization = `Bearer ${(await login.json()).token}`
  async function ask(path, { headers, ...given } = {}) {
    const reply = await fetch(`${address}/api${path}`, { ...given, headers: { ...headers, authorization } })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply
  }
  return {
    get: async (path) => (await ask(path)).json(),
    file: async (path) => new Uint8Array(await (await ask(path)).arrayBuffer()),
    post: async (path, body = {}) => {
      const reply = await ask(path, asJson(body))
      return reply.status === 204 ? undefined : reply.json()
    },
    upload: async (path, bytes) => {
      const body = new FormData()
      body.set('form', new File([bytes], 'scan.pdf', { type: 'application/pdf' }))
      await ask(path, { method: 'POST', body })
    },
  }
}

const asJson = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', [onceHeader]: randomUUID() },
  body: JSON.stringify(body),
})
