import { canMove, type Moves } from '../../contract/kernel/moves.ts'
import { conflict } from './problem.ts'

/** Refuses a move that the workflow's table does not list from this state, and names those it does. */
export function requireMove<State extends string, Move extends string>(
  moves: Moves<State, Move>,
  state: State,
  move: Move,
): void {
  if (canMove(moves, state, move)) return
  const possible = moves[state]
  const hint = possible.length > 0 ? `Possible now: ${possible.join(', ')}.` : 'Nothing more can be done with it.'
  throw conflict(`This is '${state}', so '${move}' is not possible. ${hint}`, [...possible])
}
