import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PanState } from '../../../contract/nsdl-pan/states.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RowMoves } from '../../ui/row-moves/row-moves.tsx'
import { goToSign } from './go-to-sign.ts'
import { useEsignMoves } from './use-esign-moves.tsx'

vi.mock('./go-to-sign.ts', () => ({ goToSign: vi.fn() }))
beforeEach(() => vi.mocked(goToSign).mockClear())

function EsignButtons({ row }: { row: Parameters<typeof useEsignMoves>[0] }) {
  const { moves, dialog } = useEsignMoves(row)
  return (
    <>
      <RowMoves moves={moves} />
      {dialog}
    </>
  )
}

const row = (state: PanState) => ({ id: '7', refNo: '3000000007', cardName: 'RAVI SAMPLE', state })
const path = '/merchant/nsdlpan/paperless/7'

it.each([
  ['esign-pending', 'Sign with Aadhaar 3000000007'],
  ['esign-failed', 'Try again 3000000007'],
] as const)('what is %s leads to the Aadhaar page', async (state, name) => {
  serve({ [`POST ${path}/sign`]: () => json({ signPath: '/api/esign/sign/x' }) })
  await renderPage(<EsignButtons row={row(state)} />)
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(goToSign).toHaveBeenCalledWith('/api/esign/sign/x'))
})

it('a merchant is asked once more before an application is withdrawn', async () => {
  const requests = serve({ [`POST ${path}/withdraw`]: nothing })
  await renderPage(<EsignButtons row={row('esign-pending')} />)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw 3000000007' }))
  await screen.findByText(/RAVI SAMPLE has not signed/)
  expect(requests).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('3000000007 withdrawn')
  expect(requests.map(({ path: asked }) => asked)).toContain(`${path}/withdraw`)
})

it('nothing is offered where nothing can be done', async () => {
  await renderPage(<EsignButtons row={row('verified')} />)
  expect(screen.queryByRole('button', { name: /3000000007/ })).toBeNull()
})
