import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ClientDialog } from './client-dialog.tsx'

it('a GSTIN that leaves one scheme chooses it, however it is typed; one of a trader leaves the choice', async () => {
  serve({})
  await renderPage(<ClientDialog onClose={() => undefined} onSaved={() => undefined} />)
  const scheme = await screen.findByLabelText<HTMLSelectElement>(/^Scheme/)
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/^GSTIN/), { target: { value } })
  type('27AAPFU0939F1ZV')
  expect(scheme.value).toBe('regular')
  type('27 pnea06819b1de')
  expect(scheme.value).toBe('tds')
})
