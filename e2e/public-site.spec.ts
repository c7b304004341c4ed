import type { Page } from '@playwright/test'
import { demoBusiness } from '../database/demo/people.ts'
import { expect, test } from './portal/test.ts'

const { facebook: Facebook, instagram: Instagram, x: X, youtube: YouTube, linkedin: LinkedIn } = demoBusiness
const socialAddresses = { Facebook, Instagram, X, YouTube, LinkedIn }

// A visitor comes to each of these pages by a link or a search engine: that an address opens by itself is what is tested.
const fiveLinks = ['Home', 'About', 'Services', 'Contact', 'Mission & Vision']

const pages = [
  { link: 'About', path: '/about', heading: 'About Sample Seva Kendra' },
  { link: 'Services', path: '/services', heading: 'Services' },
  { link: 'Contact', path: '/contact', heading: 'Contact' },
  { link: 'Mission & Vision', path: '/mission&vission', heading: 'Mission & Vision' },
]

test('the header leads to every page, on a phone through a menu of seven', async ({ page }, info) => {
  const phone = info.project.name === 'phone'
  await page.goto('/')
  expect(await wordsOutOfTheMiddle(page)).toEqual([])
  for (const { link, path, heading } of pages) {
    if (phone) await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: phone ? 'Menu' : 'Pages' })
    if (phone) await expect(menu.getByRole('link')).toHaveCount(7)
    await menu.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

/** Links that look like buttons and whose words do not stand in their middle. */
const wordsOutOfTheMiddle = (page: Page): Promise<string[]> =>
  page.locator('main a.mantine-Button-root').evaluateAll((links) =>
    links.flatMap((link) => {
      const words = link.querySelector('.mantine-Button-label')?.getBoundingClientRect() ?? new DOMRect()
      const around = link.getBoundingClientRect()
      const off = Math.abs(words.y + words.height / 2 - around.y - around.height / 2)
      return off > 1 ? [`${link.textContent} ${off}`] : []
    }),
  )

/** Holds our scripts back as a slow line does, until they are let through. What stands in the page itself is there. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  return () => arrive()
}

test('the menu of a phone opens and closes before any script has come, and stays open when they do', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'phone', 'only a phone has this menu')
  const letThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const [button, menu] = [page.getByRole('button', { name: 'Menu' }), page.locator('#phone-menu')]
  await button.click()
  await expect(menu.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  await button.click()
  await expect(menu).toBeHidden()
  await button.click()
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

test('another button tapped before any script has come does what it says once they are there', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const scheme = page.locator('html')
  const device = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  const other = device === 'dark' ? 'light' : 'dark'
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', device)
  await page.getByRole('button', { name: `Switch to ${other} theme` }).click()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', device)
  letThrough()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', other)
  await expect(page.getByRole('button', { name: `Switch to ${device} theme` })).toBeVisible()
})

test('on a phone Track stands below the seven, and whatever leads to another page closes the menu', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'phone', 'only a phone has this menu')
  await page.goto('/')
  const [button, menu] = [page.getByRole('button', { name: 'Menu' }), page.locator('#phone-menu')]
  await button.click()
  await menu.getByRole('link', { name: 'Track', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Track your PAN application' })).toBeVisible()
  await expect(menu).toBeHidden()
  await button.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Sample Seva Kendra' })).toBeVisible()
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Track your PAN application' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('with letters twice as large nothing runs out at the side of a phone', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a desktop has room')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const front = page.getByRole('heading', { level: 1, name: 'PAN, GST and everyday financial services' })
  expect(await widthWithLargeLetters(page)).toBe(360)
  for (const link of ['About', 'Services', 'Contact', 'Mission & Vision', 'Register', 'Login', 'Track']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#phone-menu').getByRole('link', { name: link, exact: true }).click()
    await expect(front).toBeHidden()
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect([link, await widthWithLargeLetters(page)]).toEqual([link, 360])
    await page.goBack()
    await expect(front).toBeVisible()
  }
  await page.getByRole('link', { name: 'Take the tour', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Go to stop 10' })).toBeVisible()
  expect(await widthWithLargeLetters(page)).toBe(360)
})

async function widthWithLargeLetters(page: Page): Promise<number> {
  const large = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await large.evaluate((style) => style.parentNode?.removeChild(style))
  return width
}

test('five links, Register and Login stand in the header; below md a menu lists all seven', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'this journey sets the sizes of the window itself')
  const header = page.getByRole('banner')
  const [wide, menu] = [header.getByRole('navigation', { name: 'Pages' }), header.getByRole('button', { name: 'Menu' })]
  await page.setViewportSize({ width: 992, height: 700 })
  await page.goto('/')
  await expect(wide.getByRole('link')).toHaveText(fiveLinks)
  for (const name of ['Register', 'Login']) await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  // Beside the buttons, and not among the five.
  const track = header.getByRole('link', { name: 'Track', exact: true })
  await expect(track).toBeVisible()
  await expect(menu).toBeHidden()

  await page.setViewportSize({ width: 991, height: 700 })
  await expect(wide).toBeHidden()
  await expect(track).toBeHidden()
  await menu.click()
  await expect(page.locator('#phone-menu').getByRole('link', { name: 'Track', exact: true })).toBeVisible()
  const narrow = header.getByRole('navigation', { name: 'Menu' })
  await expect(narrow.getByRole('link')).toHaveText([...fiveLinks, 'Register', 'Login'])
  await narrow.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/auth\/register$/)
  await page.goBack()
  await menu.click()
  await narrow.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('the header shows the logo and the name of the business, and the tab its icon', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toContainText('Sample Seva Kendra')
  const logo = page.getByRole('banner').locator('img').first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^blob:/)
})

test('the mission page answers to both spellings', async ({ page }) => {
  // The links know one of them; the other is typed.
  for (const path of ['/mission&vission', '/Mission&Vission']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  }
})

test('the services page shows thirteen tiles, the contact page six departments', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo')
  await links.getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page.locator('main li').getByRole('heading')).toHaveText([
    'Recharges',
    'AEPS',
    'BBPS',
    'Car Insurance',
    'Micro ATM',
    'Digital Signature',
    'General Insurance',
    'Health Insurance',
    'Mutual Fund',
    'National Pension System',
    'Pancard',
    'Life Insurance',
    'TDS',
  ])
  await links.getByRole('link', { name: 'Contact', exact: true }).click()
  const departments = page.locator('main li')
  await expect(departments.getByRole('heading')).toHaveText([
    'Banking',
    'Loan leads',
    'PAN facilitation',
    'Insurance',
    'IT support',
    'Complaints',
  ])
  const addresses = await departments.getByRole('link', { name: /@kendra\.example$/ }).allInnerTexts()
  expect([addresses.length, new Set(addresses).size]).toEqual([6, 6])
})

test('the payment status is what the address says, and failed for anything else', async ({ page }) => {
  // No link leads here: the payment gateway sends people to this address.
  await page.goto('/payment-status?status=success')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  for (const query of ['?status=failed', '', '?status=SUCCESS']) {
    await page.goto(`/payment-status${query}`)
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  }
})

test('the footer shows useful links, the head office, legal pages and the ways to follow', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const block = (title: string) => footer.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(block('Useful Links').getByRole('link')).toHaveText(fiveLinks)
  for (const line of ['12 Example Arcade', 'Model Town', 'Near Test Chowk', 'Pune 411001', 'Maharashtra']) {
    await expect(block('Head Office').getByText(line, { exact: true })).toBeVisible()
  }
  await expect(block('Head Office').getByRole('link')).toHaveText(['9800000000', 'help@kendra.example'])
  const social = block('Follow Us').getByRole('link')
  await expect(social).toHaveText(['Facebook', 'Instagram', 'X', 'YouTube', 'LinkedIn'])
  for (const [name, address] of Object.entries(socialAddresses))
    await expect(social.filter({ hasText: new RegExp(`^${name}$`) })).toHaveAttribute('href', address)
  await expect(block('Legal').getByRole('link')).toHaveText(['Privacy Policy', 'Licensing', 'Terms'])
  await block('Legal').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible()
})

test('the chat button floats over the page; without a chat address the chat is not available', async ({ page }) => {
  await page.goto('/')
  const chat = page.getByRole('button', { name: 'Live Chat' })
  await expect(chat).toBeInViewport()
  const before = await chat.boundingBox()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await chat.boundingBox()).toEqual(before)
  await chat.click()
  await expect(page.getByText('Chat service is not available.')).toBeVisible()
})

test('the pages take the colour scheme that the device prefers: dark on the phone, light on the desktop', async ({
  page,
}, info) => {
  await page.goto('/')
  const scheme = info.project.name === 'phone' ? 'dark' : 'light'
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
})
