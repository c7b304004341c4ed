import type { Api } from '../platform/api.ts'
import { repeatedWorkTable } from './repeated-work-table.ts'
import type { WorkPiece } from './work-piece.ts'

export function repeatedWorkRoutes({ table }: Api, pieces: readonly WorkPiece[]) {
  table(repeatedWorkTable(pieces))
}
