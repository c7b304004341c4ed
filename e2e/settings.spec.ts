import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { attach } from './portal/attach.ts'
import { mailsTo, nextMail } from './portal/inbox.ts'
import { placeHere } from './portal/place.ts'
import { tapMenu } from './portal/tap.ts'
import { demoPassword, expect, signIn, test } from './portal/test.ts'

const chat = 'https://chat.example/embed'

/** A picture of one colour, as someone would choose it from a folder. */
async function picture(name: string, background: string) {
  const create = { width: 100, height: 40, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** The colour in the middle of a picture, as the browser shows it. */
function colourOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const [r, g, b] = pen?.getImageData(image.width / 2, image.height / 2, 1, 1).data ?? []
    return `rgb(${r}, ${g}, ${b})`
  }, address)
}

const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

/** A call of the person who is signed in on this page, to put back what a journey changed. */
async function callAs(page: Page, method: 'GET' | 'POST', path: string, data?: unknown) {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const reply = await page.request.fetch(`/api${path}`, { method, data, headers: { authorization: `Bearer ${token}` } })
  expect(reply.ok()).toBe(true)
  return reply
}

test('what an admin sets for the site shows to a visitor after a reload', async ({ page, browser }, info) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.route('https://chat.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' }),
  )
  await visitor.goto('/')
  await expect(visitor).toHaveTitle('Sample Seva Kendra')
  await visitor.getByRole('button', { name: 'Live Chat' }).click()
  await expect(visitor.getByText('Chat service is not available.')).toBeVisible()

  await signIn(page, 'admin')
  await tapMenu(page, 'Site Configuration')
  const settings = '/backend/settings/site-configuration'
  const before = await (await callAs(page, 'GET', settings)).json()
  try {
    await page.getByRole('textbox', { name: 'Business name' }).fill('Changed Seva Kendra')
    await page.getByRole('textbox', { name: /CIN/ }).fill('U74999MH2020PTC345678')
    await page.getByRole('textbox', { name: 'Terms' }).fill('# Our house rules\n\nBring every paper <b>twice</b>.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'The site shows it now.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Chat address' }).fill(chat)
    const guarded = page.getByRole('region', { name: 'Save the guarded settings' })
    await guarded.getByRole('button', { name: 'Save guarded settings' }).click()
    await expect(guarded.getByText('Required')).toBeVisible()
    await guarded.getByRole('textbox', { name: 'Your password' }).fill(demoPassword)
    await guarded.getByRole('button', { name: 'Save guarded settings' }).click()
    await expect(toast(page, 'every admin is told')).toBeVisible()
    // Another colour per run, because there is no way back to the drawn pictures.
    const [logo, icon] = info.project.name === 'phone' ? ['#008000', '#800080'] : ['#ff0000', '#0000ff']
    await attach(page, /Replace the logo/, await picture('logo.png', logo))
    await expect(toast(page, 'Logo saved')).toBeVisible()
    await attach(page, /Replace the icon/, await picture('icon.png', icon))
    await expect(toast(page, 'Icon saved')).toBeVisible()

    await visitor.reload()
    await expect(visitor).toHaveTitle('Changed Seva Kendra')
    await expect(visitor.getByRole('banner')).toContainText('Changed Seva Kendra')
    await expect(visitor.getByRole('contentinfo')).toContainText('U74999MH2020PTC345678')
    const logoAddress = await visitor.getByRole('banner').locator('img').first().getAttribute('src')
    expect(await colourOf(visitor, logoAddress ?? '')).toBe(rgbOf(logo))
    await expect(visitor.locator('link[rel="icon"]')).toHaveAttribute('href', /^blob:/)
    const iconAddress = await visitor.locator('link[rel="icon"]').getAttribute('href')
    expect(await colourOf(visitor, iconAddress ?? '')).toBe(rgbOf(icon))

    await visitor.getByRole('button', { name: 'Live Chat' }).click()
    const frame = visitor.getByTitle('Live Chat')
    await expect(frame).toHaveAttribute('src', chat)
    await expect(frame.contentFrame().getByText('How can we help?')).toBeVisible()
    expect((await frame.boundingBox())?.height).toBe(500)

    await visitor.getByRole('button', { name: 'Close chat' }).click()
    await visitor
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Terms/ })
      .click()
    await expect(visitor.getByRole('heading', { name: 'Our house rules' })).toBeVisible()
    await expect(visitor.getByText('Bring every paper <b>twice</b>.')).toBeVisible()
  } finally {
    const { businessName, cin, chatAddress, termsText } = before
    await callAs(page, 'POST', settings, { businessName, cin, termsText })
    const guarded = { chatAddress, ownPassword: demoPassword }
    await callAs(page, 'POST', '/backend/settings/guarded-settings', guarded)
  }
})

const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test('a test mail tells what the mail server said; a mail that failed is read and sent again', async ({
  page,
}, info) => {
  const [me, once] = [`${info.project.name}@setup.example`, `${info.project.name}@refuses-once.example`]
  await signIn(page, 'admin')
  await tapMenu(page, 'SMTP Setup')
  await page.getByRole('textbox', { name: 'Host' }).fill('127.0.0.1')
  await page.getByRole('combobox', { name: 'Encryption' }).selectOption('None')
  await page.getByRole('textbox', { name: 'Sender' }).fill('office@kendra.example')
  await page.getByRole('textbox', { name: 'Your password' }).fill(demoPassword)
  const tryMail = async (port: number, to: string, answer: string) => {
    await page.getByRole('textbox', { name: 'Port' }).fill(String(port))
    await page.getByRole('textbox', { name: 'Send a test mail to' }).fill(to)
    await page.getByRole('button', { name: 'Send test mail' }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
  await tryMail(1, me, 'The mail server could not be reached.')
  await tryMail(placeHere().smtpPort, 'nobody@refuses.example', 'The mail server refused this address (550).')
  await tryMail(placeHere().smtpPort, me, `The test mail is on its way to ${me}.`)
  expect((await nextMail(me, 0)).subject).toBe('Test mail')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Mails that were held are on their way.')).toBeVisible()

  expect((await page.request.post('/api/auth/register/send-code', { data: { emailid: once } })).ok()).toBe(true)
  await tapMenu(page, 'Mail Log')
  await page.getByPlaceholder('Search all columns...').fill(once)
  const row = page.getByRole('row').filter({ hasText: once })
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(row.getByRole('button', { name: 'Send again' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await row.getByRole('button', { name: 'View' }).click()
  const mail = page.getByRole('dialog', { name: 'Mail' })
  await expect(mail).toContainText('Your registration code')
  await expect(mail).toContainText('The mail server refused this address (550).')
  await mail.getByRole('button', { name: 'Close the mail' }).click()
  expect(mailsTo(once)).toEqual([])
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect(toast(page, 'On its way again')).toBeVisible()
  expect((await nextMail(once, 0)).subject).toBe('Your registration code')
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(row).toContainText(/sent/i, { timeout: 1000 })
  }).toPass()
  await expect(row.getByRole('button', { name: 'Send again' })).toHaveCount(0)
})

test('limits on money that one admin proposes with the password wait for another, and are withdrawn by either', async ({
  page,
  browser,
  refusals,
}, info) => {
  refusals.allow(400)
  await signIn(page, 'admin')
  await tapMenu(page, 'Site Configuration')
  const card = page.getByRole('region', { name: 'Limits on money' })
  // What the second admin of the demo has proposed.
  await expect(card.getByText('50,000 → 75,000')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await card.getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(page, 'The limits stay as they are.')).toBeVisible()
  await card.getByRole('textbox', { name: /Second person above/ }).fill('90000')
  await card.getByRole('textbox', { name: 'Your password' }).fill('not my password')
  await card.getByRole('button', { name: 'Propose these limits' }).click()
  await expect(card.getByText('This is not your password').first()).toBeVisible()
  await card.getByRole('textbox', { name: 'Your password' }).fill(demoPassword)
  await card.getByRole('button', { name: 'Propose these limits' }).click()
  await expect(card.getByText('It takes effect when another admin confirms it.')).toBeVisible()
  await expect(card.getByText('50,000 → 90,000')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Confirm' })).toHaveCount(0)

  const context = await browser.newContext({ baseURL: info.project.use.baseURL })
  const second = await context.newPage()
  await signIn(second, 'admin2')
  await tapMenu(second, 'Site Configuration')
  const theirs = second.getByRole('region', { name: 'Limits on money' })
  await expect(theirs.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(second, 'The limits stay as they are.')).toBeVisible()
  await expect(theirs.getByRole('textbox', { name: /Second person above/ })).toHaveValue('50,000')
  // As it was found.
  await theirs.getByRole('textbox', { name: /Second person above/ }).fill('75000')
  await theirs.getByRole('textbox', { name: 'Your password' }).fill(demoPassword)
  await theirs.getByRole('button', { name: 'Propose these limits' }).click()
  await expect(theirs.getByText('50,000 → 75,000')).toBeVisible()
  await context.close()
})

test('news are written, pinned and shown on the home page, then on the dashboard', async ({ page, browser }, info) => {
  const title = `Closed for Diwali (${info.project.name})`
  const visitor = await (await browser.newContext()).newPage()
  const shown = visitor.getByRole('region', { name: 'News and updates' }).getByRole('heading', { level: 3 })
  await signIn(page, 'admin')
  await tapMenu(page, 'News & Updates')
  const row = page.getByRole('row').filter({ hasText: title })
  const save = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Write news' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('We are back on Monday.')
  await save()
  await visitor.goto('/')
  await expect(shown.filter({ hasText: title })).toBeVisible()
  await expect(shown.first()).not.toHaveText(title)

  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('switch', { name: 'Pinned: stands above the others' }).check()
  await save()
  await visitor.reload()
  await expect(shown.first()).toHaveText(title)

  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Shown to' }).selectOption('Back office')
  await save()
  await visitor.reload()
  await expect(shown.first()).toBeVisible()
  await expect(shown.filter({ hasText: title })).toHaveCount(0)

  await tapMenu(page, 'Dashboard')
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
  await tapMenu(page, 'News & Updates')
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

test('slides are added and ordered by dragging and by keyboard, and run so on the home page', async ({
  page,
  browser,
}, info) => {
  const visitor = await (await browser.newContext()).newPage()
  const [listed, pictures] = [page.locator('main img'), visitor.locator('main img')]
  const namesOf = (images: Locator) => images.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  const expectOrder = async (...titles: string[]) => {
    await expect.poll(() => namesOf(listed)).toEqual(titles)
    await visitor.goto('/')
    await expect.poll(() => namesOf(pictures)).toEqual(titles)
  }
  const removeAll = async () => {
    const buttons = page.getByRole('button', { name: 'Remove' })
    for (let left = await buttons.count(); left > 0; left--) {
      await buttons.first().click()
      await expect(buttons).toHaveCount(left - 1)
    }
  }
  await signIn(page, 'admin')
  await tapMenu(page, 'Carousel')
  // Those that the demo comes with make way first.
  await expect(page.getByRole('button', { name: 'Remove' }).first()).toBeVisible()
  await removeAll()
  for (const [title, colour] of [
    ['Red', '#d02020'],
    ['Green', '#20a020'],
    ['Blue', '#2020d0'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a slide' }).click()
    const dialog = page.getByRole('dialog')
    await attach(page, dialog.getByRole('button', { name: 'Picture' }), await picture(`${title}.png`, colour))
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toHaveCount(0)
    const preview = page.getByRole('main').getByRole('img', { name: title })
    await expect.poll(() => preview.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }
  await expectOrder('Red', 'Green', 'Blue')
  await page.getByRole('button', { name: 'Move Blue up' }).focus()
  await page.keyboard.press('Enter')
  await expectOrder('Red', 'Blue', 'Green')
  // A finger scrolls instead of dragging: on a phone the arrows are the way.
  if (info.project.name === 'desktop') {
    const slide = (title: string) => page.getByRole('main').getByText(title, { exact: true })
    await slide('Green').dragTo(slide('Red'))
    await expectOrder('Green', 'Red', 'Blue')
  }
  await removeAll()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(pictures).toHaveCount(0)
})

test('an announcement reaches the bell of a merchant without a reload', async ({ page, browser }, info) => {
  const shop = await (await browser.newContext()).newPage()
  await signIn(shop, '9800000001')
  await callAs(shop, 'POST', '/merchant/notice/read')
  await shop.reload()
  const bell = shop.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')

  await signIn(page, 'admin')
  await tapMenu(page, 'News & Updates')
  await page.getByRole('button', { name: 'Send an announcement' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(`Server rest (${info.project.name})`)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Tonight from 11 to 12.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(toast(page, 'Announcement sent')).toBeVisible()

  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await bell.click()
  await expect(shop.getByText(`Server rest (${info.project.name})`)).toBeVisible()
  await shop.getByRole('button', { name: /Mark all/ }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
})
