import type { MatchKind } from '../../../contract/bank-statement.ts'
import { daysBetween } from '../../../contract/kernel/days.ts'
import { canonicalReference } from '../../../contract/payment-reference.ts'
import { withoutUpiIds } from './find-reference.ts'

/** Money that came in, as the bank tells of it. */
export interface BankLine {
  id: string
  day: string
  description: string
  reference: string
  amount: number
  /** The request that it was said to prove already. */
  paymentId: string | null
}

export interface Request {
  id: string
  reference: string
  amount: number
  paidOn: string
  /** The wallet has been credited: its line is no proof for another request. */
  approved: boolean
}

export interface MatchedPair {
  lineId: string
  paymentId: string
  kind: MatchKind
  /** The request is approved already. */
  settled: boolean
}

const nearDays = 2
/** A shorter reference stands in many a description by chance, unless it is a word of its own. */
const tellingLength = 6

/** Finds which line may prove which request, all of one bank: a line at most one, a request by at most one. */
export function matchLines(lines: readonly BankLine[], requests: readonly Request[]): MatchedPair[] {
  const pairs: MatchedPair[] = []
  const left = { lines: new Set(lines), requests: new Set(requests) }
  // What is approved takes its line first, so that no line is counted for two requests.
  const rounds = [
    { fits: isLinked, approved: undefined },
    ...[true, false].flatMap((approved) => kinds.map((kind) => ({ fits: fitsBy[kind], approved }))),
  ]
  for (const { fits, approved } of rounds) {
    const open = [...left.requests].filter((request) => approved === undefined || request.approved === approved)
    const find = openRequests(open)
    for (const line of [...left.lines].sort(byDay)) {
      const request = nearest(
        line,
        [...find(line)].filter((one) => left.requests.has(one) && fits(line, one)),
      )
      if (!request) continue
      left.lines.delete(line)
      left.requests.delete(request)
      pairs.push({ lineId: line.id, paymentId: request.id, kind: kindOf(line, request), settled: request.approved })
    }
  }
  return pairs
}

const kinds: readonly MatchKind[] = ['exact', 'likely', 'differing']
const isLinked = (line: BankLine, request: Request): boolean => line.paymentId === request.id
const sameReference = (line: BankLine, request: Request): boolean =>
  line.reference !== '' && canonicalReference(line.reference) === canonicalReference(request.reference)
const fitsBy: Record<MatchKind, (line: BankLine, request: Request) => boolean> = {
  exact: (line, request) => isFree(line) && sameReference(line, request) && line.amount === request.amount,
  likely: (line, request) =>
    isFree(line) &&
    line.amount === request.amount &&
    daysApart(line, request) <= nearDays &&
    mentionsReference(line.description, request.reference),
  differing: (line, request) => isFree(line) && sameReference(line, request),
}
const isFree = ({ paymentId }: BankLine): boolean => paymentId === null

/** How a pair that belongs together looks; one that was linked by hand is exact or likely. */
function kindOf(line: BankLine, request: Request): MatchKind {
  if (line.amount !== request.amount) return 'differing'
  return sameReference(line, request) ? 'exact' : 'likely'
}

/** Only requests that share something with a line are looked at. */
function openRequests(requests: readonly Request[]): (line: BankLine) => Set<Request> {
  const by = {
    id: new Map<string, Request[]>(),
    reference: new Map<string, Request[]>(),
    amount: new Map<number, Request[]>(),
  }
  for (const request of requests) {
    add(by.id, request.id, request)
    add(by.reference, canonicalReference(request.reference), request)
    add(by.amount, request.amount, request)
  }
  return ({ paymentId, reference, amount }) =>
    new Set([
      ...(by.id.get(paymentId ?? '') ?? []),
      ...(by.reference.get(canonicalReference(reference)) ?? []),
      ...(by.amount.get(amount) ?? []),
    ])
}

function add<Key>(map: Map<Key, Request[]>, key: Key, request: Request): void {
  const known = map.get(key)
  if (known) known.push(request)
  else map.set(key, [request])
}

const squeeze = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Whether a description names a reference, however it is split and spelled; a part of a longer number is another one. */
export function mentionsReference(description: string, reference: string): boolean {
  const wanted = squeeze(reference)
  if (wanted === '') return false
  const said = withoutUpiIds(description)
  const words = said.toUpperCase().split(/[^A-Z0-9]+/)
  if (wanted.length < tellingLength) return words.includes(wanted)
  const whole = new RegExp(`(^|[^0-9])0*${wanted}([^0-9]|$)`)
  return whole.test(squeeze(said)) || whole.test(words.join(' '))
}

function nearest(line: BankLine, requests: Request[]): Request | undefined {
  return requests.sort((a, b) => daysApart(line, a) - daysApart(line, b) || compareIds(a, b))[0]
}

const daysApart = (line: BankLine, { paidOn }: Request): number => Math.abs(daysBetween(line.day, paidOn))
const byDay = (a: BankLine, b: BankLine): number => a.day.localeCompare(b.day) || compareIds(a, b)
const compareIds = (a: { id: string }, b: { id: string }): number => Number(a.id) - Number(b.id)
