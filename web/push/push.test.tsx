import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { declinePush, getPush, type PushKind, subscribeDevice, unsubscribeDevice } from '../../contract/push.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { noPushBrowser, pushBrowser } from '../testing/push-browser.ts'
import { renderPage } from '../testing/render-page.tsx'
import { PushOffer } from './push-offer.tsx'
import { PushSwitches } from './push-switches.tsx'

afterEach(noPushBrowser)

/** The server, as far as it keeps what was chosen. */
function servePush(first: { kinds?: PushKind[]; offer?: boolean } = {}) {
  let { kinds = [], offer = true } = first
  return serve({
    [`GET ${getPush.path}`]: () => json({ publicKey: 'the-public-key', kinds, offer }),
    [`POST ${subscribeDevice.path}`]: ({ body }) => {
      kinds = (body as { kinds: PushKind[] }).kinds
      offer = false
      return nothing()
    },
    [`POST ${unsubscribeDevice.path}`]: () => {
      kinds = []
      return nothing()
    },
    [`POST ${declinePush.path}`]: () => {
      offer = false
      return nothing()
    },
  })
}
const sent = (requests: ReturnType<typeof serve>, path: string) =>
  requests.filter((seen) => seen.path === path).map((seen) => seen.body)
const aSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })

describe('the switches of a device', () => {
  it('are off until somebody asks; the browser is asked by the tap and not before', async () => {
    const { keys, notification, pushManager } = pushBrowser('default', 'granted')
    const requests = servePush()
    await renderPage(<PushSwitches />)
    expect((await aSwitch('PAN issued')).checked).toBe(false)
    expect(notification.requestPermission).not.toHaveBeenCalled()
    await userEvent.click(await aSwitch('PAN issued'))
    await waitFor(async () => expect((await aSwitch('PAN issued')).checked).toBe(true))
    expect(pushManager.subscribe.mock.calls).toEqual([
      [{ userVisibleOnly: true, applicationServerKey: 'the-public-key' }],
    ])
    expect(sent(requests, subscribeDevice.path)).toEqual([
      { endpoint: 'https://push.test/1', keys, kinds: ['pan-issued'] },
    ])
    await userEvent.click(await aSwitch('Money credited'))
    await waitFor(() =>
      expect(sent(requests, subscribeDevice.path)[1]).toEqual({
        endpoint: 'https://push.test/1',
        keys,
        kinds: ['pan-issued', 'money-credited'],
      }),
    )
  })

  it('the last one that is switched off ends it, on the server and in the browser', async () => {
    const browser = pushBrowser('granted')
    await browser.pushManager.subscribe({})
    const requests = servePush({ kinds: ['sent-back'] })
    await renderPage(<PushSwitches />)
    await userEvent.click(await aSwitch('Application sent back'))
    await waitFor(async () => expect((await aSwitch('Application sent back')).checked).toBe(false))
    expect(sent(requests, unsubscribeDevice.path)).toHaveLength(1)
    await waitFor(() => expect(browser.isSubscribed()).toBe(false))
  })

  it('say so when the browser is not allowed to, and nothing is sent', async () => {
    pushBrowser('default', 'denied')
    const requests = servePush()
    await renderPage(<PushSwitches />)
    await userEvent.click(await aSwitch('PAN issued'))
    await screen.findByText('The browser did not allow notices.')
    await screen.findByText(/^Notices are blocked in this browser/)
    expect(sent(requests, subscribeDevice.path)).toEqual([])
  })

  it('are not there where a browser cannot show notices', async () => {
    servePush()
    await renderPage(<PushSwitches />)
    await screen.findByText(/^This browser cannot show notices/)
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('the offer', () => {
  it('turns all kinds on with one tap, and is gone', async () => {
    pushBrowser('default', 'granted')
    const requests = servePush()
    await renderPage(<PushOffer />)
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(screen.queryByText('Hear of it at once?')).toBeNull())
    expect(sent(requests, subscribeDevice.path)).toMatchObject([
      { kinds: ['pan-issued', 'sent-back', 'money-credited'] },
    ])
  })

  it("'Not now' is kept, and the browser was not asked", async () => {
    const { notification } = pushBrowser('default')
    const requests = servePush()
    await renderPage(<PushOffer />)
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByText('Hear of it at once?')).toBeNull())
    expect(sent(requests, declinePush.path)).toHaveLength(1)
    expect(notification.requestPermission).not.toHaveBeenCalled()
  })

  it.each<[string, NotificationPermission]>([
    ['refused', 'denied'],
    ['allowed', 'granted'],
  ])('is not made where the browser has %s notices already', async (_how, permission) => {
    pushBrowser(permission)
    const requests = servePush()
    await renderPage(<PushOffer />)
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(screen.queryByText('Hear of it at once?')).toBeNull()
  })
})
