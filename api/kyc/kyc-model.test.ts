import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canMove } from '../../contract/kernel/workflow.ts'
import {
  type DocumentKind,
  type DocumentState,
  documentsOf,
  documentWorkflow,
  type KycState,
  kycWorkflow,
} from '../../contract/kyc-moves.ts'
import { type Applicant, anApplicant } from '../testing/kyc.ts'
import { type KycDesk, openKycDesk } from '../testing/kyc-desk.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openKycDesk(house)

/** All that a KYC of staff is, in four lines. */
interface Model {
  state: KycState
  filled: boolean
  documents: Record<string, DocumentState>
}

interface Step {
  name: string
  /** The status that the model foresees; where it is 204, the model has moved on. */
  foresee(model: Model): number
  send(applicant: Applicant, at: KycDesk): Promise<number>
}

const kinds = documentsOf.staff
const whole = (model: Model, good: readonly DocumentState[]) =>
  kinds.every((kind) => good.includes(model.documents[kind] ?? 'not-uploaded'))
const documentOf = (model: Model, kind: DocumentKind) => model.documents[kind] ?? 'not-uploaded'

const fill: Step = {
  name: 'fill',
  foresee(model) {
    if (!canMove(kycWorkflow, model.state, 'fill')) return 409
    model.filled = true
    return 204
  },
  send: async (applicant) => (await applicant.fill())[1] ?? 0,
}
const upload = (kind: DocumentKind): Step => ({
  name: `upload ${kind}`,
  foresee(model) {
    if (!canMove(documentWorkflow[model.state], documentOf(model, kind), 'upload')) return 409
    model.documents[kind] = 'uploaded'
    return 204
  },
  send: (applicant) => applicant.upload(kind),
})
const submit: Step = {
  name: 'submit',
  foresee(model) {
    if (!canMove(kycWorkflow, model.state, 'submit')) return 409
    if (!model.filled || !whole(model, ['uploaded', 'verified'])) return 400
    model.state = 'submitted'
    return 204
  },
  send: async (applicant) => (await applicant.submit()).status,
}
const decide = (move: 'verify' | 'reject', kind: DocumentKind): Step => ({
  name: `${move} ${kind}`,
  foresee(model) {
    if (documentOf(model, kind) === 'not-uploaded') return 404
    if (!canMove(documentWorkflow[model.state], documentOf(model, kind), move)) return 409
    model.documents[kind] = move === 'verify' ? 'verified' : 'rejected'
    return 204
  },
  async send({ person }, at) {
    const answer = await (move === 'verify' ? at.verify(person.id, kind) : at.rejectDocument(person.id, kind, 'No'))
    return answer.status
  },
})
const settle = (move: 'approve' | 'reject'): Step => ({
  name: move,
  foresee(model) {
    if (!canMove(kycWorkflow, model.state, move)) return 409
    if (move === 'approve' && !whole(model, ['verified'])) return 409
    model.state = move === 'approve' ? 'approved' : 'rejected'
    return 204
  },
  send: async ({ person }, at) =>
    (await (move === 'approve' ? at.approve(person.id) : at.reject(person.id, 'No'))).status,
})
const askAgain = (kind: DocumentKind): Step => ({
  name: `ask again for ${kind}`,
  foresee(model) {
    if (!canMove(kycWorkflow, model.state, 'ask-again')) return 409
    model.state = 're-kyc'
    model.documents[kind] = 'rejected'
    return 204
  },
  send: async ({ person }, at) => (await at.askAgain(person.id, 'Again', [kind])).status,
})

const handingIn = [fill, ...kinds.map(upload), submit]
const anyStep = fc.oneof(
  fc.constantFrom(fill, submit, settle('approve'), settle('reject')),
  fc
    .constantFrom(...kinds)
    .chain((kind) => fc.constantFrom(upload(kind), decide('verify', kind), decide('reject', kind), askAgain(kind))),
)
// Chance alone seldom comes far: some walks begin with a whole hand-in, some with an approval.
const beginning = fc.constantFrom([], handingIn, [
  ...handingIn,
  ...kinds.map((kind) => decide('verify', kind)),
  settle('approve'),
])
const walks = fc
  .tuple(beginning, fc.array(anyStep, { minLength: 5, maxLength: 14 }))
  .map(([first, rest]) => [...first, ...rest])

it('whatever is tried in whatever order, the server moves exactly as the tables say', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (steps) => {
      const applicant = await anApplicant(house, 'staff')
      const model: Model = { state: 'not-started', filled: false, documents: {} }
      for (const step of steps) {
        expect([step.name, await step.send(applicant, desk)]).toEqual([step.name, step.foresee(model)])
        const { state, documents } = await applicant.read()
        expect([step.name, state]).toEqual([step.name, model.state])
        expect(documents.map((one) => one.state)).toEqual(kinds.map((kind) => documentOf(model, kind)))
      }
    }),
    { numRuns: 15, endOnFailure: true },
  )
}, 120_000)
