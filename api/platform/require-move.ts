import { canMove, movesFrom, targetsOf, type Workflow } from '../../contract/kernel/workflow.ts'
import { problemTexts } from '../../texts/en/problem.ts'
import { conflict } from './problem.ts'

/** Refuses a move that the workflow's table does not list from this state, and names those it does. */
export function requireMove<State extends string, Move extends string>(
  workflow: Workflow<State, Move>,
  state: State,
  move: Move,
): void {
  if (canMove(workflow, state, move)) return
  const possible = movesFrom(workflow, state)
  const words =
    possible.length > 0
      ? problemTexts.notPossibleNow({ state, move, possible: possible.join(', ') })
      : problemTexts.nothingIsPossible({ state, move })
  throw conflict(words, possible)
}

/** The state that a move leads to, or the refusal above. Where the table leaves it to the case, the caller says which. */
export function nextState<State extends string, Move extends string, To extends State>(
  workflow: Workflow<State, Move, To>,
  state: State,
  move: Move,
  chosen?: NoInfer<To>,
): To {
  requireMove(workflow, state, move)
  const targets = targetsOf(workflow, state, move)
  const [only] = targets
  if (chosen === undefined && only !== undefined && targets.length === 1) return only
  if (chosen !== undefined && targets.includes(chosen)) return chosen
  throw new Error(`'${move}' leads from '${state}' to ${targets.join(' or ') || 'nothing'}, not to '${chosen}'.`)
}
