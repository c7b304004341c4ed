import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { backOfficeProfile, merchantProfile, type ProfileCalls } from '../../contract/profile.ts'
import { deferredAnswer, json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SettingSwitches } from './setting-switches.tsx'

const settings = { twoFactorAuthentication: false, loginNotification: true, activityTracking: false }
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const twoFactor = 'Two-factor authentication (2FA)'

/** A server that has not seen the password for long. */
const switched = (body: unknown) =>
  'password' in (body as object)
    ? json({ ...settings, twoFactorAuthentication: true })
    : json({ message: 'Please enter your password.', data: { password: 'Required' } }, 400)

async function show(answers: Parameters<typeof serve>[0], calls: ProfileCalls = backOfficeProfile) {
  const requests = serve({ [`GET ${calls.getSettings.path}`]: () => json(settings), ...answers })
  await renderPage(<SettingSwitches calls={calls} />)
  await toggle(twoFactor)
  return requests
}

describe('account settings', () => {
  it('show Security and Privacy as the server keeps them', async () => {
    await show({})
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Security', 'Privacy'])
    expect((await toggle(twoFactor)).checked).toBe(false)
    expect((await toggle('Login notifications')).checked).toBe(true)
    expect((await toggle('Activity tracking')).checked).toBe(false)
  })

  it.each([
    ['back office', backOfficeProfile],
    ['merchant', merchantProfile],
  ])('of the %s are switched by prop and value, and show what comes back', async (_, calls) => {
    const path = calls.updateSetting.path
    const requests = await show({ [`POST ${path}`]: () => json({ ...settings, activityTracking: true }) }, calls)
    await userEvent.click(await toggle('Activity tracking'))
    await waitFor(() =>
      expect(requests.find((seen) => seen.path === path)?.body).toEqual({ prop: 'activityTracking', value: 'true' }),
    )
    expect((await toggle('Activity tracking')).checked).toBe(true)
  })

  it("go back and say 'Error' at the top when the server refuses", async () => {
    const slow = deferredAnswer()
    await show({ [`POST ${backOfficeProfile.updateSetting.path}`]: () => slow.response })
    await userEvent.click(await toggle('Login notifications'))
    await waitFor(async () => expect((await toggle('Login notifications')).checked).toBe(false))
    slow.answer(json({ message: 'Not now' }, 503))
    const words = await screen.findByText('Not now')
    expect(words.closest('[data-position]')?.getAttribute('data-position')).toBe('top-center')
    expect(screen.getByText('Error')).toBeTruthy()
    expect((await toggle('Login notifications')).checked).toBe(true)
  })

  it('switch two-factor by prop and value alone while the server takes it so', async () => {
    const path = backOfficeProfile.updateSetting.path
    const requests = await show({ [`POST ${path}`]: () => json({ ...settings, twoFactorAuthentication: true }) })
    await userEvent.click(await toggle(twoFactor))
    await waitFor(() =>
      expect(requests.find((seen) => seen.path === path)?.body).toEqual({
        prop: 'twoFactorAuthentication',
        value: 'true',
      }),
    )
    expect((await toggle(twoFactor)).checked).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ask for the password when the server wants it before two-factor is switched', async () => {
    const path = backOfficeProfile.updateSetting.path
    const requests = await show({ [`POST ${path}`]: ({ body }) => switched(body) })
    await userEvent.click(await toggle(twoFactor))
    await userEvent.type(await screen.findByLabelText(/^Password/), 'my secret')
    expect((await toggle(twoFactor)).checked).toBe(false)
    expect(screen.queryByText('Error')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(async () => expect((await toggle(twoFactor)).checked).toBe(true))
    expect(requests.filter((seen) => seen.path === path).at(-1)?.body).toEqual({
      prop: 'twoFactorAuthentication',
      value: 'true',
      password: 'my secret',
    })
  })

  it('stay as they are when the password is not given', async () => {
    const path = backOfficeProfile.updateSetting.path
    const requests = await show({ [`POST ${path}`]: ({ body }) => switched(body) })
    await userEvent.click(await toggle(twoFactor))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect((await toggle(twoFactor)).checked).toBe(false)
    expect(requests.filter((seen) => seen.path === path)).toHaveLength(1)
  })
})
