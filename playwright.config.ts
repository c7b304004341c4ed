import { defineConfig } from '@playwright/test'

// `npm run e2e` chooses a free port, a fresh data folder and a browser, and clears up; these are for a bare `playwright test`.
const { E2E_PORT = '3999', E2E_SMTP_PORT = '3998', E2E_DATA_DIR = '.cache/e2e', E2E_CHROME, E2E_ALL } = process.env
const address = `http://127.0.0.1:${E2E_PORT}`

const quietBrowser = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
]

const serverSettings = {
  NODE_ENV: 'production',
  DEMO: '1',
  HOST: '127.0.0.1',
  PORT: E2E_PORT,
  PUBLIC_URL: address,
  DATA_DIR: E2E_DATA_DIR,
  // The run's own mail server; the journeys read the codes and links it receives.
  SMTP_URL: `smtp://127.0.0.1:${E2E_SMTP_PORT}`,
  MAIL_FROM: 'no-reply@kendra.example',
  // A journey sets that mail server up in the portal, too.
  ALLOW_PRIVATE_HOSTS: '1',
  // Each journey says its own address, as if a proxy had told it.
  TRUST_PROXY: '1',
  RATE_SCALE: '20',
  // Whatever the developer has set for a server of their own is not for the tests to write into.
  DATABASE_URL: '',
  FILES_URL: '',
  KENDRA_SECRET: '',
}

const deskOnly = [
  'gst-registration',
  'pan-return',
  'courier',
  'uti-pan',
  'joining',
  'masters',
  'matching',
  'members',
  'packages',
  'pan-office',
  'registration-review',
  'settings',
  'staff',
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/portal/inbox-server.ts',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '.cache/tests/playwright.json' }]],
  use: {
    baseURL: address,
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: E2E_CHROME, args: quietBrowser },
  },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 }, colorScheme: 'light' } },
    {
      name: 'phone',
      // What hangs on the size of a screen, and what people do on a phone. The long ways through the back office are
      // walked on the desktop only, unless E2E_ALL says otherwise, or the whole would take too long to be run often.
      testIgnore: E2E_ALL ? [] : deskOnly.map((name) => `${name}.spec.ts`),
      // Dark here and light on the desktop, so that every journey is made in both.
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        colorScheme: 'dark',
      },
    },
  ],
  webServer: {
    // Without `exec` the shell would get the stop signal instead of the server.
    command: `${process.platform === 'win32' ? '' : 'exec '}node dist/api/server.js`,
    url: `${address}/readyz`,
    env: serverSettings,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
