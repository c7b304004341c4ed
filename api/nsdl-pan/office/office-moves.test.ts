import { describe, expect, it } from 'vitest'
import { canMove, movesFrom } from '../../../contract/kernel/workflow.ts'
import { checklistOf } from '../../../contract/nsdl-pan/checklist.ts'
import { type PanMove, type PanState, panMoves, panStates, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { saveSettings } from '../../site/save-settings.ts'
import { openPanOffice } from '../../testing/pan-office.ts'

const desk = await openPanOffice()
const { anApplication, ask, stateOf, rowOf, eventsOf, newestNotice } = desk

const person = checklistOf({ category: 'individual', type: 'N', data: {} })
const words = { words: 'The photo is torn' }
let acks = 0
const freshAck = () => `9910${String(++acks).padStart(11, '0')}`
const freshPan = () => `ABCPS${String(++acks).padStart(4, '0')}E`

interface Tried {
  id: string
  ackNo: string | null
}
/** Every move of the back office: how it is asked for, and where it leads. */
const officeMoves: Partial<
  Record<PanMove, { to: PanState; ask: (one: Tried) => ReturnType<typeof ask>; byAck?: true }>
> = {
  verify: { to: 'verified', ask: ({ id }) => ask(`verify/${id}`, { ticked: person }) },
  reject: { to: 'rejected', ask: ({ id }) => ask(`reject/${id}`, words) },
  acknowledge: { to: 'acknowledged', ask: ({ id }) => ask(`acknowledge/${id}`, { ackNo: freshAck() }) },
  issue: { to: 'issued', ask: ({ id }) => ask(`issue/${id}`, { pan: freshPan() }) },
  'tin-reject': { to: 'tin-rejected', ask: ({ id }) => ask(`tin-reject/${id}`, words) },
  'tin-accept': { to: 'acknowledged', ask: ({ ackNo }) => ask(`tin-accept/${ackNo}`), byAck: true },
  'tin-return': { to: 'tin-rejected', ask: ({ ackNo }) => ask(`tin-return/${ackNo}`, words), byAck: true },
  refund: { to: 'cancelled', ask: ({ id }) => ask(`refund/${id}`, { reason: 'A duplicate PAN was found' }) },
  'confirm-cancel': { to: 'cancelled', ask: ({ id }) => ask(`cancel-aadhar/${id}`) },
}

const cases = Object.entries(officeMoves).flatMap(([move, how]) =>
  panStates.filter((state) => state !== 'draft').map((state) => [move as PanMove, state, how] as const),
)

// Who must confirm a refund is told in refund.test.ts; here one may go the whole way alone.
await desk.house.inTx((tx) => saveSettings(tx, { refundTwoPersonLimit: 9_000 }))

describe('the moves of the back office', () => {
  it('are all tried here', () => {
    const all = panMoves.filter((move) => panStates.some((state) => canMove(panWorkflow, state, move, 'office')))
    expect(Object.keys(officeMoves).sort()).toEqual(all.sort())
  })

  it.each(cases)('%s from %s does as the table says', async (move, state, { to, ask: make, byAck }) => {
    const one = await anApplication({ state, paid: to === 'cancelled' })
    const answer = await make(one)
    if (byAck && !one.ackNo) {
      // Without a number there is nothing to name it by.
      expect(answer.status).toBe(404)
    } else if (canMove(panWorkflow, state, move)) {
      expect([answer.status, await stateOf(one.id)]).toEqual([204, to])
      expect(await eventsOf(one.id)).toMatchObject([
        { move, from_state: state, to_state: to, actor_id: desk.clerkPerson.id },
      ])
    } else {
      expect([answer.status, answer.body.data]).toEqual([409, movesFrom(panWorkflow, state)])
      for (const possible of movesFrom(panWorkflow, state)) expect(answer.body.message).toContain(possible)
      expect([await stateOf(one.id), await eventsOf(one.id)]).toEqual([state, []])
    }
  })

  it('do not know drafts', async () => {
    const draft = await anApplication({ state: 'draft' })
    for (const { ask: make, byAck } of Object.values(officeMoves))
      if (!byAck) expect((await make(draft)).status).toBe(404)
  })
})

describe('a verification', () => {
  // For a minor there is no choice, so nobody has ticked that somebody acts.
  it.each([{ withRepresentative: true }, { raLast: 'SAMPLE' }])(
    'wants everything ticked that this applicant needs: %j',
    async (data) => {
      const minor = await anApplication({ data })
      const answer = await ask(`verify/${minor.id}`, { ticked: [...person, 'nonsense'] })
      expect([answer.status, answer.body.data]).toEqual([
        400,
        { ticked: 'The representative, with both proofs, is in order' },
      ])
      expect((await ask(`verify/${minor.id}`, { ticked: [...person, 'representative'] })).status).toBe(204)
      const firm = await anApplication({ category: 'firm', type: 'C' })
      const missing = ['pages', 'entity', 'signatory', 'changes', 'panProof']
      expect((await ask(`verify/${firm.id}`, { ticked: missing })).status).toBe(400)
      expect((await ask(`verify/${firm.id}`, { ticked: [...missing, 'documents'] })).status).toBe(204)
    },
  )

  it('sends back with the words of the master list, free of charge for 30 days, and the merchant hears them', async () => {
    const { id, refNo } = await anApplication()
    const sent = {
      codes: ['SIGNATURE-MISSING', 'SIGNATURE-MISSING'],
      words: 'See page 2',
      text: 'spoofed',
      remedy: 'x',
    }
    expect((await ask(`reject/${id}`, sent)).status).toBe(204)
    const row = await rowOf(id)
    expect(row.reasons).toEqual([
      {
        code: 'SIGNATURE-MISSING',
        text: 'The signature is missing',
        remedy: 'Sign inside the box in black ink, and scan again.',
      },
      { code: '', text: 'See page 2', remedy: '' },
    ])
    const days = (Date.parse(row.free_until ?? '') - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(30)
    expect(days).toBeLessThan(32)
    expect(await newestNotice()).toMatchObject({
      title: `${refNo} was sent back`,
      text: 'RAVI SAMPLE: The signature is missing. Sign inside the box in black ink, and scan again. See page 2.',
      link: `/merchant/product/nsdl-pan/paninfo/${id}`,
    })
  })

  it.each([
    ['no reason', {}, { words: 'Choose a reason, or write one in your own words' }],
    ['a code that is not on the list', { codes: ['MADE-UP'] }, { codes: 'Please choose reasons of the list' }],
    ['a code of another list', { codes: ['DISCREPANCY'] }, { codes: 'Please choose reasons of the list' }],
  ])('is not sent back with %s', async (_, body, data) => {
    const { id } = await anApplication()
    const answer = await ask(`reject/${id}`, body)
    expect([answer.status, answer.body.data, await stateOf(id)]).toEqual([400, data, 'verification'])
  })
})

describe('an acknowledgement', () => {
  it('makes the paper due after the days of the site settings, and only where there is paper', async () => {
    await desk.house.db.insertInto('site_setting').values({ key: 'hardCopyDays', value: '10' }).execute()
    const [paper, paperless] = [
      await anApplication({ state: 'verified' }),
      await anApplication({ state: 'verified', mode: 'paperless' }),
    ]
    await ask(`acknowledge/${paper.id}`, { ackNo: '771000000000001' })
    await ask(`acknowledge/${paperless.id}`, { ackNo: '771000000000002' })
    const row = await rowOf(paper.id)
    const ahead = (Date.parse(row.hardcopy_due ?? '') - Date.now()) / 86_400_000
    expect([row.ack_no, row.hardcopy, Math.abs(ahead - 10) < 1.5]).toEqual(['771000000000001', 'due', true])
    expect(row.acked_at).toBeInstanceOf(Date)
    expect(await rowOf(paperless.id)).toMatchObject({ hardcopy: 'none', hardcopy_due: null })
  })

  it.each(['', '12345', '77100000000000A', '7710000000000011'])('of the number %j is refused', async (ackNo) => {
    const { id } = await anApplication({ state: 'verified' })
    const answer = await ask(`acknowledge/${id}`, { ackNo })
    expect([answer.status, Object.keys(answer.body.data ?? {})]).toEqual([400, ['ackNo']])
  })

  it('gives one number to one application, also when ten ask for it at once', async () => {
    const ones = await Promise.all(Array.from({ length: 10 }, () => anApplication({ state: 'verified' })))
    const answers = await Promise.all(ones.map(({ id }) => ask(`acknowledge/${id}`, { ackNo: '771000000000077' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(400)])
  })
})

describe('a PAN', () => {
  it.each([
    ['ABCCS1234E', {}, 'The fourth letter must be P for Individual'],
    ['ABCPX1234E', {}, 'The fifth letter must be S, as the last name begins'],
    ['ABCPS0000E', {}, 'Enter a PAN, such as ABCPD1234E'],
    ['ABCFS1234E', { type: 'C', data: { panNo: 'ABCPS9999E' } }, 'A correction keeps its PAN, ABCPS9999E'],
    [
      'ABCPT1234E',
      { category: 'firm', data: { entityName: 'TEST & CO' } },
      'The fourth letter must be F for Partnership Firm',
    ],
  ] as const)('%s is refused where it does not fit', async (pan, traits, why) => {
    const { id } = await anApplication({ state: 'acknowledged', ...traits })
    const answer = await ask(`issue/${id}`, { pan })
    expect([answer.status, answer.body.data]).toEqual([400, { pan: why }])
  })

  it('of an entity whose name begins with a digit is issued', async () => {
    const { id } = await anApplication({
      state: 'acknowledged',
      category: 'company',
      data: { entityName: '3M INDIA LIMITED' },
    })
    expect((await ask(`issue/${id}`, { pan: 'XYZCM4321K' })).status).toBe(204)
    expect((await rowOf(id)).pan).toBe('XYZCM4321K')
  })

  it('is issued as a new one once; a correction has the one it had', async () => {
    const [one, two, correction] = [
      await anApplication({ state: 'acknowledged' }),
      await anApplication({ state: 'acknowledged' }),
      await anApplication({ state: 'acknowledged', type: 'C', data: { panNo: 'XYZPS4321K' } }),
    ]
    expect((await ask(`issue/${one.id}`, { pan: 'xyzps4321k' })).status).toBe(204)
    expect((await rowOf(one.id)).pan).toBe('XYZPS4321K')
    const again = await ask(`issue/${two.id}`, { pan: 'XYZPS4321K' })
    expect([again.status, again.body.data]).toEqual([400, { pan: `Token ${one.refNo} has this PAN already` }])
    expect((await ask(`issue/${correction.id}`, { pan: 'XYZPS4321K' })).status).toBe(204)
  })
})

it('the whole way round by TIN: refused, sent again, sent back, sent again, taken, issued', async () => {
  const { id, ackNo } = await anApplication({ state: 'acknowledged' })
  const sendAgain = () =>
    desk.house.db.updateTable('pan_application').set({ state: 'tin-resubmitted' }).where('id', '=', id).execute()
  await ask(`tin-reject/${id}`, { codes: ['PROOF-NOT-ACCEPTED'] })
  expect(await newestNotice()).toMatchObject({ link: `/merchant/product/nsdl-pan/tin-rejection-upload/${ackNo}` })
  await sendAgain()
  expect((await desk.clerk.get(`/backend/nsdlpan/tin-rejection-verify/${ackNo}`)).body).toEqual({ id })
  await ask(`tin-return/${ackNo}`, { codes: [], words: 'Still not legible' })
  expect(await rowOf(id)).toMatchObject({ state: 'tin-rejected', reasons: [{ text: 'Still not legible' }] })
  await sendAgain()
  await ask(`tin-accept/${ackNo}`)
  expect(await rowOf(id)).toMatchObject({ state: 'acknowledged', ack_no: ackNo, reasons: [] })
  await ask(`issue/${id}`, { pan: 'QQQPS1111Q' })
  expect((await eventsOf(id)).map(({ move }) => move)).toEqual(['tin-reject', 'tin-return', 'tin-accept', 'issue'])
})
