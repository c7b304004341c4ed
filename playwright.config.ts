import { defineConfig } from '@playwright/test'
import { type Place, placeHere, places } from './e2e/portal/place.ts'

const { E2E_CHROME, E2E_ALL, E2E_TRACE } = process.env

const quietBrowser = [
  '--no-sandbox',
  // Without it a process of its own draws what nobody sees: an eighth of all time.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
]

const serverSettings = ({ port, address, dataDir, smtpPort }: Place) => ({
  NODE_ENV: 'production',
  DEMO: '1',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: address,
  DATA_DIR: dataDir,
  // The run's own mail server; the journeys read the codes and links it receives.
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
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
})

const deskOnly = [
  // At the size of a small phone, whatever the project.
  'bad-line',
  'downloads',
  'gst-filing',
  'rules-in-force',
  'gst-registration',
  'guards',
  'pan-return',
  'confirm-email',
  'courier',
  'uti-pan',
  'joining',
  'leaving',
  'masters',
  'matching',
  'members',
  'offline',
  'packages',
  'pan-office',
  'pan-whole',
  'public-without-script',
  'registration-review',
  'reports',
  'settings',
  'spec-walk',
  'staff',
  'tabs',
  'two-factor',
  'walker',
  'walker-office',
  'walker-people',
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/portal/inbox-server.ts',
  outputDir: 'test-results',
  // Each worker has a server of its own, so that no journey meets another's changes half-way.
  workers: places.length,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '.cache/tests/playwright.json' }]],
  use: {
    baseURL: placeHere().address,
    actionTimeout: 10_000,
    // Answers that a journey plays itself would not reach a page whose files come from a worker. Journeys about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace is dear: it is kept of failures only, but written of everything.
    trace: E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: E2E_CHROME, args: quietBrowser },
  },
  projects: [
    {
      name: 'desktop',
      use: {
        browserName: 'chromium',
        viewport: { width: 1280, height: 800 },
        colorScheme: 'light',
        // As somebody has set it whom moving things disturb; on a busy machine they also move away under a click.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
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
  webServer: places.map((place) => ({
    // Without `exec` the shell would get the stop signal instead of the server.
    command: `${process.platform === 'win32' ? '' : 'exec '}node dist/api/server.js`,
    url: `${place.address}/readyz`,
    env: serverSettings(place),
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
})
