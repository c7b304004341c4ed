import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { canMove, movesFrom } from '../../../contract/kernel/workflow.ts'
import { type PanMove, type PanState, panStates, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import type { Answer } from '../../testing/browser.ts'
import { openScanDesk, type Refusal } from '../../testing/scan-desk.ts'
import { pdfOf } from '../../testing/scans.ts'
import { openTestHouse } from '../../testing/test-house.ts'

const house = await openTestHouse()
const desk = await openScanDesk(house)
const pdf = await pdfOf([
  await sharp({ create: { width: 100, height: 140, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer(),
])
const box = { page: 0, x: 10, y: 10, width: 25, height: 35, degrees: 0 }

type Try = (application: { id: string; ackNo: string | null }) => Promise<Answer<Refusal>>
const tries: [PanMove, Try][] = [
  ['upload-scan', ({ id }) => desk.upload(id, pdf)],
  ['tin-resubmit', ({ ackNo }) => desk.uploadTin(ackNo ?? '', pdf)],
  [
    'crop',
    ({ id }) => desk.owner.post(`/merchant/nsdlpan/form-cropping/${id}`, { scan: '1', photo: box, signature: box }),
  ],
]
const refused = tries.flatMap(([move, ask]) =>
  panStates.filter((state) => !canMove(panWorkflow, state, move)).map((state) => ({ move, state, ask })),
)
const withAck: readonly PanState[] = ['acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted']

describe('from every state that does not allow it', () => {
  it.each(refused)('$move of what is $state is a 409 that names what is possible', async ({ move, state, ask }) => {
    const application = await desk.application({ state })
    const { status, body } = await ask(application)
    // Without an acknowledgement number there is nothing to name it by.
    if (move === 'tin-resubmit' && !withAck.includes(state)) return expect(status).toBe(404)
    expect([status, body.data]).toEqual([409, movesFrom(panWorkflow, state)])
    expect([await desk.state(application.id), await desk.files(application.id)]).toEqual([state, []])
  })
})
