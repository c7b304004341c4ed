import type { Tx } from '../database.ts'

/** Longer than its pieces lie on the disk: what somebody sends in a day is counted by these rows. */
const keptMs = 25 * 3600_000

export async function sweepUploads(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('upload_in_pieces')
    .where('began_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
