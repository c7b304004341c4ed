import type { PanMove, PanState } from '../../contract/nsdl-pan/states.ts'

export interface Step {
  move: PanMove
  from: PanState
  to: PanState
  at: Date
}

type Leg = readonly [move: PanMove, to: PanState, hoursAfter: number]

const onPaper: Leg[] = [
  ['submit', 'awaiting-scan', 0],
  ['upload-scan', 'awaiting-crop', 1.4],
  ['crop', 'verification', 0.2],
  ['verify', 'verified', 4.5],
  ['acknowledge', 'acknowledged', 19],
  ['issue', 'issued', 76],
]
/** Entities have no photo to cut out. */
const ofEntity: Leg[] = onPaper.flatMap((leg): Leg[] => {
  if (leg[0] === 'crop') return []
  return [leg[0] === 'upload-scan' ? ['upload-scan', 'verification', 1.4] : leg]
})
const withoutPaper: Leg[] = [
  ['submit', 'esign-pending', 0],
  ['esign-done', 'verified', 0.6],
  ['acknowledge', 'acknowledged', 18],
  ['issue', 'issued', 52],
]
const hourMs = 3_600_000
const leastMs = 60_000

interface Journey {
  state: PanState
  mode: string
  person: boolean
  /** When it was sent in. */
  at: Date
}

/** How an application came to stand where it stands, step by step, up to now at the latest. */
export function panWay({ state, mode, person, at }: Journey): Step[] {
  const legs = legsTo(state, mode === 'paperless' ? withoutPaper : person ? onPaper : ofEntity)
  let from: PanState = 'draft'
  let time = at.getTime()
  const now = Date.now()
  return legs.map(([move, to, hoursAfter], i) => {
    time = Math.min(time + hoursAfter * hourMs, now - (legs.length - i) * leastMs)
    const step = { move, from, to, at: new Date(time) }
    from = to
    return step
  })
}

/** Along the usual way, and off it at the end. */
function legsTo(state: PanState, usual: readonly Leg[]): Leg[] {
  const upTo = (last: PanState) => usual.slice(0, usual.findIndex(([, to]) => to === last) + 1)
  const paper = usual !== withoutPaper
  switch (state) {
    case 'draft':
      return []
    case 'rejected':
      return [...upTo(paper ? 'verification' : 'verified'), ['reject', state, 6]]
    case 'tin-rejected':
      return [...upTo('acknowledged'), ['tin-reject', state, 70]]
    case 'tin-resubmitted':
      return [...legsTo('tin-rejected', usual), ['tin-resubmit', state, 21]]
    case 'esign-failed':
      return [...upTo('esign-pending'), ['esign-fail', state, 1]]
    case 'cancelled':
      return paper
        ? [...upTo('awaiting-scan'), ['cancel', state, 3]]
        : [...legsTo('esign-failed', usual), ['confirm-cancel', state, 4]]
    default:
      return upTo(state)
  }
}
