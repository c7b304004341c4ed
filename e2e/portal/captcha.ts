import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { readSealedCaptcha } from '../../api/testing/read-sealed-captcha.ts'
import type { CaptchaPurpose } from '../../contract/session.ts'
import { placeHere } from './place.ts'

/** Reads the captcha shown on the page, out of the server's own database, as a person would read it from the picture. */
export async function captchaOn(page: Page, purpose: CaptchaPurpose): Promise<string> {
  await expect(page.getByRole('img', { name: /captcha/i })).toBeVisible()
  const cookies = await page.context().cookies(`${new URL(page.url()).origin}/api`)
  const device = cookies.find((cookie) => cookie.name === 'kendra_device')?.value ?? ''
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return await readSealedCaptcha(client, { device, purpose, keyFile: path.join(placeHere().dataDir, 'secret.key') })
  } finally {
    await client.end()
  }
}

/** The embedded PostgreSQL tells its port in its pid file, and its password lies beside it. */
function databaseUrl(): string {
  const port = readFileSync(path.join(placeHere().dataDir, 'pg/data/postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(path.join(placeHere().dataDir, 'password'), 'utf8').trim()
  return `postgres://kendra:${password}@127.0.0.1:${port}/kendra`
}
