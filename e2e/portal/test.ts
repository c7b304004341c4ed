import { test as base, expect, type Page } from '@playwright/test'

interface Portal {
  /** Requests that this journey provokes on purpose: the browser logs them as errors, and they are none. */
  refusals: { allow(...statuses: number[]): void }
}

/** Every journey fails on an error in the browser's console or in the page's script. */
export const test = base.extend<Portal>({
  // One journey's wrong passwords must not bring captchas to the next.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    const part = () => String(1 + Math.floor(Math.random() * 250))
    await use({ 'x-forwarded-for': `198.18.${part()}.${part()}` })
  },
  refusals: [
    async ({ page }, use) => {
      const errors: string[] = []
      const allowed = new Set<number>()
      const watch = (watched: Page) => {
        watched.on('pageerror', (error) => errors.push(error.message))
        watched.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text())
        })
      }
      watch(page)
      page.context().on('page', watch)
      await use({ allow: (...statuses) => statuses.forEach((status) => void allowed.add(status)) })
      const refusal = /^Failed to load resource: the server responded with a status of (\d+)/
      const unexpected = errors.filter((text) => !allowed.has(Number(refusal.exec(text)?.[1])))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

export const demoPassword = 'Demo@12345'

export async function fillLogin(page: Page, userName: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).fill(userName)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Signs in through the page, as a person does, and waits for the base route. */
export async function signIn(page: Page, userName: string, password = demoPassword): Promise<void> {
  await page.goto('/auth/login')
  await fillLogin(page, userName, password)
  await expect(page).toHaveURL(/\/(backend|merchant)$/)
}
