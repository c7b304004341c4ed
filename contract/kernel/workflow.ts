import { keysOf } from './keys-of.ts'

/** Who makes a move: a merchant's people, the back office, an admin, the provider behind a service, or the portal itself. */
export type Mover = 'merchant' | 'office' | 'admin' | 'provider' | 'portal'

/**
 * One way out of a state. `to` is what the server goes by. `by` and `only` say whose move it is: both stand in
 * docs/workflows.md (`scripts/workflows.mjs`), and by `by` the server knows what waits for whom. That nobody else makes a move is
 * held by the `allow` of the endpoint and, for `only`, by the verb; `api/testing/move-walk.test.ts` compares them.
 */
export interface Step<State extends string> {
  /** The state that it leads to; several where the case decides, none where nothing is left of it. */
  to: State | readonly State[] | null
  by: Mover | readonly Mover[]
  /** Among those who may: only who began it, or only another person than that one. */
  only?: 'author' | 'another'
}

/**
 * A workflow as a table: for each state, the moves that leave it. Verbs, screens and documents read the same one. `To` says
 * to which states a move can lead, where that is not all of them.
 */
export type Workflow<State extends string, Move extends string, To extends State = State> = Readonly<
  Record<State, Readonly<Partial<Record<Move, Step<To>>>>>
>

const listOf = <One extends string>(one: One | readonly One[] | null): readonly One[] =>
  one === null ? [] : typeof one === 'string' ? [one] : one

/** Whether a move leaves a state, for anybody or for this one. */
export function canMove<State extends string, Move extends string>(
  workflow: Workflow<State, Move>,
  state: State,
  move: Move,
  by?: Mover,
): boolean {
  const step = workflow[state][move]
  return step !== undefined && (by === undefined || listOf(step.by).includes(by))
}

/** The moves that leave a state, for anybody or for this one, in the order of the table. */
export function movesFrom<State extends string, Move extends string>(
  workflow: Workflow<State, Move>,
  state: State,
  by?: Mover,
): Move[] {
  const moves: Readonly<Partial<Record<Move, Step<State>>>> = workflow[state]
  return keysOf(moves).filter((move) => canMove(workflow, state, move, by))
}

/** Where a move can lead from a state. */
export function targetsOf<State extends string, Move extends string, To extends State>(
  workflow: Workflow<State, Move, To>,
  state: State,
  move: Move,
): readonly To[] {
  return listOf(workflow[state][move]?.to ?? null)
}

/** Whether any move leaves a state, for anybody or for this one: something can be done, not that it must. */
export const isOpen = <State extends string, Move extends string>(
  workflow: Workflow<State, Move>,
  state: State,
  by?: Mover,
): boolean => movesFrom(workflow, state, by).length > 0
