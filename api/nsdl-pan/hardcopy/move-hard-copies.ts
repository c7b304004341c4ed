import type { Tx } from '../../platform/database.ts'

type PaperState = 'due' | 'couriered' | 'received'

/** Moves hard copies from one stage to the next, and answers how many were there to move. */
export async function moveHardCopies(
  tx: Tx,
  ids: readonly string[],
  { from, to, merchantId }: { from: PaperState; to: PaperState; merchantId: string },
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('pan_application')
    .set({ hardcopy: to })
    .where('id', 'in', [...ids])
    .where('merchant_id', '=', merchantId)
    .where('hardcopy', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
