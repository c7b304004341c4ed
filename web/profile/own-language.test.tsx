import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '../../contract/profile.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { OwnLanguage, OwnLanguageSection } from './own-language.tsx'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: taken away again
  document.cookie = 'language=; path=/; max-age=0'
  vi.unstubAllGlobals()
})

/** The window's own cannot be replaced in this browser. */
function watchReload() {
  const reload = vi.fn()
  vi.stubGlobal('location', { protocol: 'https:', reload })
  return reload
}
const choose = async (name: string) => userEvent.selectOptions(await screen.findByLabelText('Language / भाषा'), name)

describe('the language of somebody who is signed in', () => {
  it('is kept with the person before the page comes anew', async () => {
    const requests = serve({ [`POST ${setLanguage.path}`]: nothing })
    await renderPage(<OwnLanguage />)
    const reload = watchReload()
    await choose('हिन्दी')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(requests.map(({ path, body }) => [path, body])).toEqual([[setLanguage.path, { language: 'hi' }]])
  })

  it('stays as it was, and the page too, where it could not be kept', async () => {
    serve({ [`POST ${setLanguage.path}`]: () => json({ message: 'Not now.' }, 503) })
    await renderPage(<OwnLanguage />)
    const reload = watchReload()
    await choose('हिन्दी')
    await screen.findByText(/Not now\./)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is offered as a part of a page that speaks more than English, and of no other', async () => {
    const office = '/backend/my-profile/setting'
    const { unmount } = await renderPage(<OwnLanguageSection />, office, office)
    expect(screen.queryByLabelText('Language / भाषा')).toBeNull()
    unmount()
    await renderPage(<OwnLanguageSection />, '/kyc/merchant', '/kyc/merchant')
    await screen.findByRole('heading', { name: 'Language' })
    await screen.findByLabelText('Language / भाषा')
  })
})
