import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { whoAmI } from '../../../contract/session.ts'
import { callQuery } from '../../platform/call-query.ts'
import { json, later, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { QueryView } from './query-view.tsx'

function WhoPage() {
  return <QueryView query={useQuery(callQuery(whoAmI))}>{({ displayName }) => <p>Hello {displayName}</p>}</QueryView>
}

it('a page is loading, then failed with a reason, then there', async () => {
  const answers = [later(), later()]
  let asked = 0
  serve({ 'GET /auth/me': () => answers[asked++]?.response ?? json({}, 500) })
  await renderPage(<WhoPage />)
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.getByText('Please wait while we load your data')).toBeTruthy()
  answers[0]?.answer(json({ message: 'The database is away' }, 500))
  await screen.findByText('Something went wrong')
  expect(screen.getByText('The database is away')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  answers[1]?.answer(json({ displayName: 'Asha' }))
  await screen.findByText('Hello Asha')
})
