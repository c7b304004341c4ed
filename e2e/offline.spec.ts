import type { Page, Request } from '@playwright/test'
import { giveUp, moves, type Prepared } from './portal/moves.ts'
import { tapMenu } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 120_000 })

const nothingSent = 'There is no connection. Nothing was sent; try again when you are online.'

const noLine = 'No connection. What you see may be old, and nothing is sent.'

/** Goes to where the move is made, and remembers how things stand before it. */
async function standBefore(page: Page, move: Prepared, who: string) {
  await signIn(page, who)
  await move.open(page)
  return { ...move, before: await move.state() }
}

/** The line is back, for long enough that whatever was kept back would have gone out: it would at once. */
async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(page.getByText(noLine)).toHaveCount(0)
  await page.waitForTimeout(1_500)
}

/** Lists are asked by POST, and always for a page of some length. */
const onlyAsks = (request: Request) =>
  request.method() === 'GET' || 'length' in ((request.postDataJSON() as object | null) ?? {})

/** What the page sends from now on, but for questions. */
function watchMoves(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && !onlyAsks(request)) sent.push(new URL(request.url()).pathname)
  })
  return sent
}

for (const { name, who, prepare } of moves) {
  test(`without a line, to ${name} fails at once and does not happen later`, async ({
    page,
    context,
    request,
    refusals,
  }) => {
    refusals.allowOffline()
    const { press, state, before } = await standBefore(page, await prepare(request), who)
    const sent = watchMoves(page)
    await context.setOffline(true)
    await expect(page.getByText(noLine)).toBeVisible()
    await press(page)
    await expect(page.getByText(nothingSent).first()).toBeInViewport()
    expect(sent).toEqual([])
    await giveUp(page)
    await comeBack(page)
    expect(await state()).toEqual(before)
  })
}

test('a payment whose approval was on its way when the line was lost is not approved later', async ({
  page,
  context,
  request,
  refusals,
}) => {
  refusals.allowOffline()
  const approve = moves[0]
  if (!approve) throw new Error('There is no move.')
  const { press, state, before } = await standBefore(page, await approve.prepare(request), approve.who)
  // It leaves the page and does not arrive: the line is dead already, and nobody knows it yet.
  await page.route('**/approve', () => undefined)
  await press(page)
  await context.setOffline(true)
  await expect(page.getByText('The connection was lost. Look whether it was done before you try again.')).toBeVisible()
  await giveUp(page)
  await page.unroute('**/approve')
  await comeBack(page)
  expect(await state()).toEqual(before)
})

test('a page whose code or data did not arrive names the network, and comes by itself when it is back', async ({
  page,
  context,
  refusals,
}) => {
  refusals.allowOffline()
  await signIn(page, '9800000003')
  const balance = page.getByLabel('Available balance')
  await expect(balance).not.toHaveText('₹0.00')
  const known = (await balance.textContent()) ?? ''
  await context.setOffline(true)
  await expect(balance).toHaveText(known)
  await expect(page.getByText('last known')).toBeVisible()

  await test.step('Retry is there and alive', async () => {
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Product' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'GST' }).click()
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByText('An unexpected error occurred')).toHaveCount(0)
  })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'GST' })).toBeVisible()
  await expect(page.getByText('last known')).toHaveCount(0)

  await test.step('a page whose code is there but whose data is not', async () => {
    await page
      .getByRole('link', { name: /^Clients/ })
      .first()
      .hover()
    await context.setOffline(true)
    await page
      .getByRole('link', { name: /^Clients/ })
      .first()
      .click()
    await expect(page.getByText(/No connection$|There is no connection/).first()).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText(/There is no connection/)).toHaveCount(0)
  })
  await expect.poll(() => page.evaluate(missingStyles)).toEqual([])
  await tapMenu(page, 'Dashboard')
  await expect(balance).toHaveText(known)
})

const missingStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ sheet }) => !sheet)
    .map(({ href }) => href)
