import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { listCourierCompanies } from '../../contract/catalogue/courier-company.ts'
import { getMerchantDashboard } from '../../contract/dashboard.ts'
import { merchantNotices } from '../../contract/notice.ts'
import { getLowBalance, setLowBalance } from '../../contract/statement.ts'
import { merchantClosing } from '../../contract/wallet.ts'
import { deferredAnswer, json, nothing, serve } from '../testing/network.ts'
import { call } from './call.ts'
import { callQuery } from './call-query.ts'
import { tellChanged, untilShown } from './changed.ts'
import { createQueryClient, underTheirHands } from './query-client.ts'

const limit = () => call(setLowBalance, { body: { limit: 100 } })
const write = `POST ${setLowBalance.path}`
const balance = `GET ${merchantClosing.path}`
const ask = (paths: { path: string }[], path: string) => paths.filter((seen) => seen.path === path).length

function Balance() {
  const { data } = useQuery(callQuery(merchantClosing))
  return <p>{data === undefined ? 'asking' : `has ${data}`}</p>
}

function open(page: ReactNode) {
  const queries = createQueryClient()
  const frame = (shown: ReactNode) => <QueryClientProvider client={queries}>{shown}</QueryClientProvider>
  const view = render(frame(page))
  return { queries, show: (next: ReactNode) => view.rerender(frame(next)) }
}

it('asks again for what a call has changed, and for nothing else', async () => {
  let has = 10
  const requests = serve({
    [balance]: () => json(has),
    [`GET ${merchantNotices.listPreferences.path}`]: () => json([]),
    [write]: nothing,
  })
  function Preferences() {
    return <i>{useQuery(callQuery(merchantNotices.listPreferences)).isSuccess && 'preferences'}</i>
  }
  open([<Balance key="1" />, <Preferences key="2" />])
  await screen.findByText('has 10')
  await screen.findByText('preferences')
  has = 25
  await limit()
  await untilShown()
  expect(screen.getByText('has 25')).toBeTruthy()
  expect(ask(requests, merchantClosing.path)).toBe(2)
  expect(ask(requests, merchantNotices.listPreferences.path)).toBe(1)
})

it('asks once, although both the answer to the call and a live event tell of the change', async () => {
  const requests = serve({ [balance]: () => json(10), [write]: nothing })
  open(<Balance />)
  await screen.findByText('has 10')
  tellChanged(['wallet'], 'others')
  await limit()
  tellChanged(['wallet'], 'others')
  await untilShown()
  expect(ask(requests, merchantClosing.path)).toBe(2)
})

it('asks anew where the answer was on its way before the change, though nothing is shown yet', async () => {
  const first = deferredAnswer()
  const answers = [() => first.response, () => json(25)]
  serve({ [balance]: () => (answers.shift() ?? (() => json(0)))(), [write]: nothing })
  open(<Balance />)
  await limit()
  await untilShown()
  first.answer(json(10))
  expect(screen.getByText('has 25')).toBeTruthy()
})

it('lets the page that comes next show nothing of how it was before', async () => {
  let has = 10
  const slow = deferredAnswer()
  const answers = [() => json(has), () => slow.response]
  serve({ [balance]: () => (answers.shift() ?? (() => json(0)))(), [write]: nothing })
  const { show } = open(<Balance />)
  await screen.findByText('has 10')
  show(<p>another page</p>)
  has = 25
  await limit()
  show(<Balance />)
  expect(screen.getByText('asking')).toBeTruthy()
  slow.answer(json(has))
  await screen.findByText('has 25')
})

it('asks once for the page that comes next', async () => {
  const requests = serve({ [balance]: () => json(10), [`GET ${getLowBalance.path}`]: () => json({}), [write]: nothing })
  const { show } = open(<p>a form</p>)
  await limit()
  show(<Balance />)
  await screen.findByText('has 10')
  await untilShown()
  expect(ask(requests, merchantClosing.path)).toBe(1)
})

it('asks for nothing that nobody looks at, and drops it only where this tab has changed it', async () => {
  const requests = serve({ [balance]: () => json(10) })
  const { show, queries } = open(<Balance />)
  await screen.findByText('has 10')
  show(<p>another page</p>)
  tellChanged(['wallet'], 'others')
  await untilShown()
  expect(ask(requests, merchantClosing.path)).toBe(1)
  expect(queries.getQueryState(callQuery(merchantClosing).queryKey)).toMatchObject({ data: 10, isInvalidated: true })
  tellChanged(['wallet'], 'this tab')
  expect(queries.getQueryState(callQuery(merchantClosing).queryKey)).toBeUndefined()
})

it('never asks for a draft that somebody types into', async () => {
  const requests = serve({ [balance]: () => json(10), [write]: nothing })
  function Draft() {
    const { queryKey, queryFn } = callQuery(merchantClosing)
    return <p>{useQuery({ ...underTheirHands, queryKey, queryFn }).isSuccess && 'the draft'}</p>
  }
  open(<Draft />)
  await screen.findByText('the draft')
  await limit()
  tellChanged(['wallet'], 'others')
  await untilShown()
  expect(ask(requests, merchantClosing.path)).toBe(1)
})

it('asks for nothing after a call that was refused', async () => {
  const requests = serve({ [balance]: () => json(10), [write]: () => json({ message: 'No' }, 409) })
  open(<Balance />)
  await screen.findByText('has 10')
  await expect(limit()).rejects.toMatchObject({ status: 409 })
  await untilShown()
  expect(ask(requests, merchantClosing.path)).toBe(1)
})

it('a query takes along what its call reads, which is not cut out of the contract that a browser gets', () => {
  expect(callQuery(merchantClosing).meta).toEqual({ reads: ['wallet'] })
  expect(getMerchantDashboard.reads).toContain('wallet')
  expect(listCourierCompanies.reads).toEqual(['courier-company'])
})

it('waits for the store of this sign-in alone, not for one that a former sign-in left in the middle', async () => {
  serve({ [balance]: () => json(10), [write]: nothing })
  vi.useFakeTimers()
  createQueryClient()
  tellChanged(['wallet'], 'others')
  // Whatever the former store was waiting for never comes.
  vi.useRealTimers()
  open(<Balance />)
  await screen.findByText('has 10')
  await limit()
  await untilShown()
  expect(screen.getByText('has 10')).toBeTruthy()
})
