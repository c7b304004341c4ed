import { describe, expect, it } from 'vitest'
import { listConsignments, receiveItem } from '../../contract/courier.ts'
import { listOwnFilings } from '../../contract/gst/filing.ts'
import type { ReplyOf } from '../../contract/kernel/endpoint.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { type TrackAnswer, trackApplication } from '../../contract/nsdl-pan/track.ts'
import { getTour } from '../../contract/tour.ts'
import { demoPassword } from '../../database/demo/people.ts'
import { pageHead } from '../public/page-head.ts'
import { Browser } from '../testing/browser.ts'
import { openDemo } from '../testing/open-demo.ts'
import { openTestHouse } from '../testing/test-house.ts'

const [demo, real] = [await openDemo(), await openTestHouse()]
const visitor = new Browser(demo)
const { body: tour } = await visitor.get<ReplyOf<typeof getTour>>(getTour.path)

describe('the tour', () => {
  it('has ten stops, each with something to look at and something to try', () => {
    expect(tour.stops).toHaveLength(10)
    for (const { title, who, look, attempt, path } of tour.stops) {
      expect([title, who, look, attempt].map((text) => text.length > 5)).toEqual([true, true, true, true])
      expect(path).toMatch(/^\/[a-z/-]*$/)
    }
    expect(tour.password).toBe(demoPassword)
  })

  it('leads everybody into the area that is theirs', async () => {
    for (const { userName, code, path } of tour.stops) {
      const area = path.split('/')[1]
      if (userName === '') {
        expect([path, code, area === 'backend' || area === 'merchant']).toEqual([path, '', false])
        continue
      }
      const browser = new Browser(demo)
      const { body } = await browser.signIn(userName, tour.password)
      const claims = JSON.parse(
        Buffer.from(('token' in body ? body.token : '').split('.')[1] ?? '', 'base64url').toString(),
      ) as { sub: string; role: string }
      expect([claims.sub, claims.role === 'merchant' ? 'merchant' : 'backend']).toEqual([code, area])
    }
  })

  it('gives a number and a date by which a visitor can follow an application, and only with both', async () => {
    const attempt = tour.stops.find(({ path }) => path === '/track')?.attempt ?? ''
    const [, ackNo = '', shown = ''] = /number (\d{15}) and the date (\d\d-[A-Z][a-z]{2}-\d{4})/.exec(attempt) ?? []
    const dayMs = 86_400_000
    const born = new Date(`${shown} UTC`)
    const ask = (day: Date) =>
      visitor.get<Partial<TrackAnswer>>(`${trackApplication.path}?no=${ackNo}&born=${day.toISOString().slice(0, 10)}`)
    const { status, body } = await ask(born)
    expect([status, body.label]).toEqual([200, expect.stringMatching(/\w/)])
    expect((await ask(new Date(born.getTime() + dayMs))).status).toBe(404)
  })

  it('names a parcel on its way and the token of a form in it, which can be noted as received', async () => {
    const { attempt = '', userName = '' } = tour.stops.find(({ path }) => path === '/backend/misc/courier/list') ?? {}
    const [, no = '', token = ''] = /Open the parcel (\S+), type the token (\d{10}) of a form/.exec(attempt) ?? []
    expect(attempt).toContain('and press Enter')
    const staff = new Browser(demo)
    await staff.signIn(userName, tour.password)
    const { body } = await staff.post<TableReply<{ id: string; no: string }>>(listConsignments.path, {
      filters: [{ field: 'no', opt: 'equals', value1: no }],
    })
    expect(body.data.map((row) => row.no)).toEqual([no])
    const path = receiveItem.path.replace(':id', body.data[0]?.id ?? '')
    const noted = await staff.post<ReplyOf<typeof receiveItem>>(path, { number: token })
    expect([noted.status, noted.body.left >= 0]).toEqual([200, true])
  })

  it('lands on the list of returns, where a question of the head office waits for an answer on the first page', async () => {
    const { attempt = '', userName = '' } =
      tour.stops.find(({ path }) => path === '/merchant/product/gst/filling/list') ?? {}
    expect(attempt).toMatch(/answer/i)
    const shop = new Browser(demo)
    await shop.signIn(userName, tour.password)
    const { body } = await shop.post<TableReply<{ status: string }>>(listOwnFilings.path, {})
    expect(body.data.map(({ status }) => status)).toContain('query')
  })

  it('does not exist where the portal is used in earnest, and no page tells of it', async () => {
    expect((await new Browser(real).get(getTour.path)).status).toBe(404)
    expect(real.api.endpoints).not.toContain(getTour)
    const page = { pathname: '/about', businessName: 'Kendra', origin: 'https://kendra.example' }
    for (const pathname of ['/about', '/auth/login', '/tour']) {
      expect(pageHead({ ...page, pathname, demo: false })).not.toContain('tour')
      expect(pageHead({ ...page, pathname, demo: true })).toContain('<meta name="demo-tour" content="/tour" />')
    }
  })
})
