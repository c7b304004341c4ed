import { describe, expect, it } from 'vitest'
import type { TableReply } from '../../contract/kernel/table.ts'
import { merchantLists, officeLists, type PanRow, panRow } from '../../contract/nsdl-pan/lists.ts'
import { officeQueues } from '../../contract/nsdl-pan/office-queues.ts'
import { merchantQueues, type PanQueue } from '../../contract/nsdl-pan/queues.ts'
import { type PanState, panStates } from '../../contract/nsdl-pan/states.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { openPanOffice } from '../testing/pan-office.ts'
import { aMerchant, aPerson } from '../testing/people.ts'

const desk = await openPanOffice()
const { house, clerk, owner, anApplication } = desk
const rival = await aMerchant(house)
const stranger = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: rival.id, owner: true }))

/** One of each state and mode. */
const all = new Map<string, { state: PanState; mode: 'physical' | 'paperless'; paper: boolean }>()
for (const state of panStates)
  for (const mode of ['physical', 'paperless'] as const) {
    const { id, ackNo } = await anApplication({ state, mode })
    all.set(id, { state, mode, paper: ackNo !== null && mode === 'physical' })
  }
const wanted = ({ states, mode, hardcopy }: PanQueue) =>
  [...all].flatMap(([id, one]) =>
    states.includes(one.state) && (!mode || mode === one.mode) && (!hardcopy || one.paper) ? [id] : [],
  )
const list = async (by: Browser, path: string) => (await by.post<TableReply<PanRow>>(path, { length: 100 })).body
const idsOf = (reply: TableReply<PanRow>) => reply.data.map(({ id }) => id).sort((a, b) => Number(a) - Number(b))

describe('a list', () => {
  it.each(Object.entries<PanQueue>(officeQueues))(
    'of the back office, %s, holds exactly its own',
    async (name, queue) => {
      const reply = await list(clerk, officeLists[name as keyof typeof officeLists].path)
      expect(idsOf(reply)).toEqual(wanted(queue))
      expect([reply.totalRecords, reply.filterRecords]).toEqual([reply.data.length, reply.data.length])
      if (queue.oldestFirst) expect(reply.data.map(({ id }) => id)).toEqual(wanted(queue))
    },
  )

  it.each(Object.entries<PanQueue>(merchantQueues))('of a merchant, %s, holds exactly its own', async (name, queue) => {
    const { path } = merchantLists[name as keyof typeof merchantLists]
    expect(idsOf(await list(owner, path))).toEqual(wanted(queue))
    expect(await list(stranger, path)).toEqual({ data: [], totalRecords: 0, filterRecords: 0 })
  })

  it('is counted as it is shown, for everyone their own', async () => {
    const office = (await clerk.get<Record<string, number>>('/backend/nsdlpan/counts')).body
    for (const [name, queue] of Object.entries<PanQueue>(officeQueues))
      expect([name, office[name]]).toEqual([name, wanted(queue).length])
    const own = (await owner.get<Record<string, number>>('/merchant/nsdlpan/counts')).body
    for (const [name, queue] of Object.entries<PanQueue>(merchantQueues))
      expect([name, own[name]]).toEqual([name, wanted(queue).length])
    const none = (await stranger.get<Record<string, number>>('/merchant/nsdlpan/counts')).body
    expect(Object.values(none).every((count) => count === 0)).toBe(true)
  })
})

describe('the document verification list', () => {
  const path = '/backend/nsdlpan/physical/document-verification-list'

  it('answers GET and POST alike, with the fields of the specification', async () => {
    const byPost = await list(clerk, path)
    const byGet = (await clerk.get<TableReply<PanRow>>(`${path}?length=100`)).body
    expect(byGet).toEqual(byPost)
    const named = [
      'id',
      'refNo',
      'ackNo',
      'dated',
      'applicantionType',
      'cat',
      'cardName',
      'code',
      'bussName',
      'mobileNo',
      'emailId',
    ]
    for (const field of named) expect(Object.keys(byPost.data[0] ?? {})).toContain(field)
    expect(Object.keys(byPost.data[0] ?? {}).sort()).toEqual(Object.keys(panRow.shape).sort())
    expect(byPost.data[0]).toMatchObject({ applicantionType: 'N', cat: 'individual', code: desk.merchant.code })
  })

  it('takes filters in the query, and finds by token', async () => {
    const [first] = (await list(clerk, path)).data
    const filters = encodeURIComponent(JSON.stringify([{ field: 'refNo', value1: first?.refNo }]))
    const found = (await clerk.get<TableReply<PanRow>>(`${path}?filters=${filters}`)).body
    expect(found.data.map(({ id }) => id)).toEqual([first?.id])
  })
})
