import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../../contract/kernel/endpoint.ts'
import { anyone } from '../../../contract/kernel/role.ts'
import { whoAmI } from '../../../contract/session.ts'
import { callQuery } from '../../platform/call-query.ts'
import { deferredAnswer, json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { QueryView } from './query-view.tsx'

function WhoPage() {
  return <QueryView query={useQuery(callQuery(whoAmI))}>{({ displayName }) => <p>Hello {displayName}</p>}</QueryView>
}

it('a page is loading, then failed with a reason, then there', async () => {
  const answers = [deferredAnswer(), deferredAnswer()]
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

it('what does not exist is not asked for again: there is a way back instead', async () => {
  serve({ 'GET /auth/me': () => json({ message: 'This registration does not exist.' }, 404) })
  await renderPage(<WhoPage />)
  await screen.findByText('This registration does not exist.')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
  expect(back).toHaveBeenCalledOnce()
})

it('however many parts of a page load, one overlay over the page says so, until the last is there', async () => {
  const answers = [deferredAnswer(), deferredAnswer(), deferredAnswer()]
  serve(Object.fromEntries(answers.map((answer, at) => [`GET /part/${at}`, () => answer.response])))
  await renderPage(answers.map((_, at) => <Part key={String(at)} at={at} />))
  const page = screen.getByTestId('part-0').parentElement
  for (const [at, answer] of answers.entries()) {
    expect(screen.getAllByText('Loading...')).toHaveLength(1)
    const overlay = screen.getByText('Please wait while we load your data').closest('[role="status"]')
    expect([overlay?.parentElement, page?.contains(overlay)]).toEqual([document.body, false])
    answer.answer(json({ name: `Part ${at}` }))
    await screen.findByText(`Part ${at} is there`)
  }
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
})

function Part({ at }: { at: number }) {
  const path = `/part/${at}`
  const part = endpoint({
    method: 'GET',
    path,
    reads: [],
    because: 'Of this test only',
    summary: path,
    allow: anyone,
    reply: z.object({ name: z.string() }),
  })
  return (
    <div data-testid={`part-${at}`}>
      <QueryView query={useQuery(callQuery(part))}>{({ name }) => <p>{name} is there</p>}</QueryView>
    </div>
  )
}
