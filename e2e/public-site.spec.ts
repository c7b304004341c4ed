import { expect, test } from './portal/test.ts'

const pages = [
  { link: 'About', path: '/about', heading: 'About Sample Seva Kendra' },
  { link: 'Services', path: '/services', heading: 'Services' },
  { link: 'Contact', path: '/contact', heading: 'Contact' },
  { link: 'Mission & Vision', path: '/mission&vission', heading: 'Mission & Vision' },
]

test('the header leads to every page, on a phone through a menu of seven', async ({ page }, info) => {
  const phone = info.project.name === 'phone'
  await page.goto('/')
  for (const { link, path, heading } of pages) {
    if (phone) await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: phone ? 'Menu' : 'Pages' })
    if (phone) await expect(menu.getByRole('link')).toHaveCount(7)
    await menu.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('the mission page answers to both spellings', async ({ page }) => {
  for (const path of ['/mission&vission', '/Mission&Vission']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  }
})

test('the services page shows thirteen tiles, the contact page six departments', async ({ page }) => {
  await page.goto('/services')
  await expect(page.locator('main li')).toHaveCount(13)
  await page.goto('/contact')
  await expect(page.locator('main li')).toHaveCount(6)
  await expect(page.locator('main').getByRole('link', { name: 'help@kendra.example' })).toHaveCount(6)
})

test('the payment status is what the address says, and failed for anything else', async ({ page }) => {
  await page.goto('/payment-status?status=success')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  for (const query of ['?status=failed', '', '?status=SUCCESS']) {
    await page.goto(`/payment-status${query}`)
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  }
})

test('the footer shows head office, legal pages and the ways to follow', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const title of ['Useful Links', 'Head Office', 'Legal', 'Follow Us']) {
    await expect(footer.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(footer).toContainText('12 Example Arcade')
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible()
})

test('without a chat address the chat says that it is not available', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Live Chat' }).click()
  await expect(page.getByText('Chat service is not available.')).toBeVisible()
})

test('the pages take the colour scheme that the device prefers: dark on the phone, light on the desktop', async ({
  page,
}, info) => {
  await page.goto('/')
  const scheme = info.project.name === 'phone' ? 'dark' : 'light'
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
})
