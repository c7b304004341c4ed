import type { Db } from '../../platform/database.ts'

/** Tokens by the acknowledgement numbers they have. */
export async function takenAcks(db: Db, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('pan_application')
    .select(['ack_no', 'ref_no'])
    .where('ack_no', 'in', [...numbers])
    .execute()
  return new Map(rows.map(({ ack_no, ref_no }) => [ack_no ?? '', ref_no]))
}

/** Tokens by the PANs that were issued to them as new ones; a correction has the PAN of an earlier application. */
export async function takenPans(db: Db, pans: readonly string[]): Promise<Map<string, string>> {
  if (pans.length === 0) return new Map()
  const rows = await db
    .selectFrom('pan_application')
    .select(['pan', 'ref_no'])
    .where('pan', 'in', [...pans])
    .where('type', '=', 'N')
    .execute()
  return new Map(rows.map(({ pan, ref_no }) => [pan ?? '', ref_no]))
}
