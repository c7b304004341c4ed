import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, describe, expect, it } from 'vitest'
import { type DocumentName, documentNames, documents, linkNames } from '../../contract/download.ts'
import { allSettings } from '../../contract/site-settings.ts'
import { saveSettings } from '../site/save-settings.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { readPdf } from '../testing/reading/read-pdf.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { formWith } from '../testing/uploads.ts'
import { drawPrintedDocument } from './draw-printed-document.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const setter = await signedIn(house, await aPerson(house, { permissions: ['setting'] }))
const staff = await signedIn(house, await aPerson(house))
const shop = await aMerchant(house)
const merchant = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: shop.id, owner: true }))

const officePath = (name: string) => `/backend/misc/download/${name}`
const shopPath = (name: string) => `/merchant/misc/download/${name}`

/** The text as it is read, without the gaps between letters that stand in boxes of their own. */
const textOf = async (pdf: Buffer) => (await readPdf(pdf)).join('').replaceAll('|', '')

const unspaced = (text: string) => text.replaceAll(' ', '')

async function pageSizes(pdf: Buffer): Promise<number[][]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const sizes: number[][] = []
  for (let n = 1; n <= document.numPages; n++) {
    sizes.push((await document.getPage(n)).view.map(Math.round))
  }
  await task.destroy()
  return sizes
}

describe('every PDF of the page', () => {
  it('there are twenty-two of them', () => {
    expect(documentNames).toHaveLength(22)
  })

  it.each(documentNames)('%s opens, is A4, small, and has text in it', async (name) => {
    const { status, headers, raw } = await merchant.post(shopPath(name))
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toContain(`${name}.pdf`)
    expect(raw.length).toBeLessThan(300_000)
    for (const size of await pageSizes(raw)) expect(size).toEqual([0, 0, 595, 842])
    const text = await textOf(raw)
    expect(text).toContain(documents[name])
    expect(text.length).toBeGreaterThan(500)
  })

  it.each([
    ['new-pan-form', ['FORM 93', 'FORM 94']],
    ['correction-pan-form', ['PAN CR-01', 'PAN CR-02']],
    ['annexure-a', ['ANNEXURE-A', 'gazetted officer']],
    ['sample-individual', ['FORM 93', 'NAMUNA', 'Every name and number is invented']],
    ['sample-individual-minor', ['FORM 93', 'Birth certificate']],
    ['sample-minor-change', ['PAN CR-01', 'Representative assessee']],
    ['sample-company', ['FORM 94', 'NAMUNA SEVA PRIVATE LIMITED']],
    ['sample-non-individual', ['PAN CR-02']],
    ['sample-individual-penalty', ['PAN CR-01', 'Aadhaar linked late']],
    ['writing-initials', ['RAVIKANT', 'Refused']],
    ['valid-initials', ['AH', 'ZI', 'The 84 names']],
  ] as [DocumentName, string[]][])('%s says what it is for', async (name, parts) => {
    const text = await textOf((await staff.get(officePath(name))).raw)
    for (const part of parts) expect(unspaced(text)).toContain(unspaced(part))
  })

  it('a blank form has no letter in its boxes', async () => {
    const text = await textOf((await staff.get(officePath('new-pan-form'))).raw)
    expect(text).not.toContain('NAMUNA')
  })

  it('a form is the same layout, blank and filled in', async () => {
    const form = {
      title: 'A form',
      about: '',
      sections: [{ title: 'One', parts: [{ kind: 'line', label: 'Name', name: 'who' } as const] }],
    }
    const blank = await textOf(await drawPrintedDocument('T', { forms: [form] }))
    const filled = await textOf(
      await drawPrintedDocument('T', { forms: [form], sample: { note: 'N', values: { who: 'Asha' } } }),
    )
    expect([blank.includes('1. One'), filled.includes('1. One')]).toEqual([true, true])
    expect([blank.includes('Asha'), filled.includes('Asha')]).toEqual([false, true])
  })

  it('comes by GET and by POST, to each side by its own address only', async () => {
    for (const method of ['GET', 'POST'] as const) {
      expect((await staff.ask(method, officePath('annexure-a'))).status).toBe(200)
      expect((await merchant.ask(method, shopPath('annexure-a'))).status).toBe(200)
      expect((await merchant.ask(method, officePath('annexure-a'))).status).toBe(403)
      expect((await staff.ask(method, shopPath('annexure-a'))).status).toBe(403)
      expect((await new Browser(house).ask(method, shopPath('annexure-a'))).status).toBe(401)
    }
  })

  it.each(['nothing', 'toString', '..%2Fsecret.key', 'ANNEXURE-C'])('%s is not there', async (name) => {
    expect((await staff.get(officePath(name))).status).toBe(404)
  })
})

describe('the links of the page', () => {
  it('every link has an address on a new portal, of an official site', async () => {
    const { body } = await staff.get<Record<string, string>>('/backend/misc/download-links')
    expect(Object.keys(body).sort()).toEqual([...linkNames].sort())
    for (const name of linkNames)
      expect([name, body[name]]).toEqual([name, expect.stringMatching(/^https:\/\/[^/]+\./)])
    expect(new URL(body.dematLink ?? '').hostname).toBe('www.cdslindia.com')
  })

  it('are those of the site configuration and nothing else', async () => {
    await house.inTx((tx) => saveSettings(tx, { dematLink: 'https://demat.example/open', npsLink: '' }))
    for (const [browser, area] of [
      [staff, '/backend'],
      [merchant, '/merchant'],
    ] as const) {
      const { status, body } = await browser.get(`${area}/misc/download-links`)
      expect(status).toBe(200)
      expect(Object.keys(body).sort()).toEqual([...linkNames].sort())
      expect(body).toMatchObject({
        dematLink: 'https://demat.example/open',
        npsLink: '',
        utiStatusLink: allSettings.utiStatusLink.value,
      })
    }
  })
})

describe('an official PDF in place of our own', () => {
  const path = '/backend/settings/document'
  const official = () =>
    drawPrintedDocument('Official', { forms: [{ title: 'The official one', about: 'Notified', sections: [] }] })
  const send = (browser: Browser, content: Buffer, name = 'annexure-b') => {
    const form = formWith('document', { name: 'official.pdf', content })
    return browser.ask('POST', `${path}/${name}`, form.payload, form.headers)
  }
  const shown = async () => textOf((await merchant.get(shopPath('annexure-b'))).raw)
  const acts = () =>
    house.db.selectFrom('audit_event').select(['act', 'subject']).where('act', 'like', 'document.%').execute()

  afterEach(async () => {
    await house.db.deleteFrom('site_document').execute()
  })

  it('is shown to everyone under the same name, until it is taken away', async () => {
    expect((await send(setter, await official())).status).toBe(204)
    expect(await shown()).toContain('The official one')
    expect((await merchant.get(shopPath('annexure-b'))).headers['content-disposition']).toContain('annexure-b.pdf')
    expect((await setter.get(path)).body).toMatchObject([{ name: 'annexure-b', fileName: 'official.pdf' }])
    expect((await setter.ask('DELETE', `${path}/annexure-b`)).status).toBe(204)
    expect(await shown()).toContain('ANNEXURE-B')
    expect((await setter.get(path)).body).toEqual([])
    expect(await acts()).toEqual([
      { act: 'document.replaced', subject: 'annexure-b' },
      { act: 'document.restored', subject: 'annexure-b' },
    ])
  })

  it('gives way to a newer one', async () => {
    await send(setter, await official())
    const newer = await drawPrintedDocument('Newer', { forms: [{ title: 'The newer one', about: '', sections: [] }] })
    expect((await send(setter, newer)).status).toBe(204)
    expect(await shown()).toContain('The newer one')
  })

  it('is a PDF, whatever its name says', async () => {
    const { status, body } = await send(setter, Buffer.from('MZ no pdf at all'))
    expect([status, body.message]).toEqual([415, 'Only PDF files are allowed'])
    expect(await shown()).toContain('ANNEXURE-B')
  })

  it('is for people with the permission only, and for names that are there', async () => {
    const pdf = await official()
    for (const browser of [staff, merchant]) {
      expect((await send(browser, pdf)).status).toBe(403)
      expect((await browser.ask('DELETE', `${path}/annexure-b`)).status).toBe(403)
      expect((await browser.get(path)).status).toBe(403)
    }
    expect((await send(setter, pdf, 'nothing')).status).toBe(404)
    expect((await setter.ask('DELETE', `${path}/annexure-b`)).status).toBe(404)
  })
})
