import { test as base, expect, type Page } from '@playwright/test'

interface Portal {
  /** Closes the windows of the other people of a journey: left open, their live connections would run to the end. */
  others: undefined
  /** Requests that this journey provokes on purpose: the browser logs them as errors, and they are none. */
  refusals: {
    allow(...statuses: number[]): void
    /** Only at this call. */
    allowAt(status: number, path: RegExp): void
    /** The same for what the browser cannot fetch while the journey has taken its line away. */
    allowOffline(): void
    /** What the portal itself writes into the log on purpose. */
    allowLog(words: RegExp): void
  }
}

/** Every journey fails on an error in the browser's console or in the page's script. */
export const test = base.extend<Portal>({
  // One journey's wrong passwords must not bring captchas to the next.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    const part = () => String(1 + Math.floor(Math.random() * 250))
    await use({ 'x-forwarded-for': `198.18.${part()}.${part()}` })
  },
  others: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      for (const context of browser.contexts()) if (!before.has(context)) await context.close()
    },
    { auto: true },
  ],
  refusals: [
    async ({ page }, use) => {
      const errors: { text: string; at: string }[] = []
      const allowed = new Set<number>()
      const allowedAt: { status: number; path: RegExp }[] = []
      const allowedLogs: RegExp[] = []
      let offline = false
      const watch = (watched: Page) => {
        watched.on('pageerror', (error) => errors.push({ text: error.message, at: '' }))
        watched.on('console', (message) => {
          if (message.type() === 'error') errors.push({ text: message.text(), at: message.location().url })
        })
      }
      watch(page)
      page.context().on('page', watch)
      await use({
        allow: (...statuses) => statuses.forEach((status) => void allowed.add(status)),
        allowAt: (status, path) => void allowedAt.push({ status, path }),
        allowOffline: () => {
          offline = true
        },
        allowLog: (words) => void allowedLogs.push(words),
      })
      const refusal = /^Failed to load resource: the server responded with a status of (\d+)/
      const ofOffline =
        /ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS|There is no connection|CallError: इंटरनेट नहीं है/
      const isAllowed = ({ text, at }: { text: string; at: string }) => {
        const status = Number(refusal.exec(text)?.[1])
        if (allowed.has(status) || (offline && ofOffline.test(text))) return true
        if (allowedLogs.some((words) => words.test(text))) return true
        return allowedAt.some((one) => one.status === status && one.path.test(at))
      }
      const unexpected = errors.filter((error) => !isAllowed(error)).map(({ text, at }) => `${text} ${at}`.trim())
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

interface SignIn {
  password?: string
  /** Where the journey begins, if not on the dashboard. */
  at?: string
}

/**
 * Signs in as the login page does and keeps the tokens where it keeps them, without drawing it: that page has journeys
 * of its own, and the others are about something else.
 */
export async function signIn(
  page: Page,
  userName: string,
  { password = demoPassword, at }: SignIn = {},
): Promise<void> {
  const reply = await page.request.post('/api/auth/login', { data: { userName, password } })
  const tokens = (await reply.json()) as { token: string; refreshToken: string }
  expect(tokens.token, `${userName} is signed in`).toBeTruthy()
  // A page of the same origin that loads nothing else.
  await page.goto('/robots.txt')
  await page.evaluate(({ token, refreshToken }) => {
    sessionStorage.setItem('token', token)
    sessionStorage.setItem('refreshToken', refreshToken)
  }, tokens)
  if (at !== undefined) return void (await page.goto(at))
  const { role } = JSON.parse(Buffer.from(tokens.token.split('.')[1] ?? '', 'base64url').toString()) as { role: string }
  await page.goto(role === 'merchant' ? '/merchant' : '/backend')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}
