/** A workflow as a table: for each state, the moves that leave it. Both sides read the same one. */
export type Moves<State extends string, Move extends string> = Readonly<Record<State, readonly Move[]>>

export function canMove<State extends string, Move extends string>(
  moves: Moves<State, Move>,
  state: State,
  move: Move,
): boolean {
  return moves[state].includes(move)
}
