import { panStateFacts } from '../../../contract/nsdl-pan/states.ts'
import type { TrackAnswer } from '../../../contract/nsdl-pan/track.ts'
import { trackTexts } from '../../../texts/en/track.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'

/** For anyone who knows the number and the day: the state and its dates. Whatever is wrong, the answer is the same. */
export async function trackApplication(db: Db, { no, born }: { no: string; born: string }): Promise<TrackAnswer> {
  const row = await db
    .selectFrom('pan_application')
    .select(['state', 'state_at', 'submitted_at', 'acked_at', 'born'])
    .where(no.length === 10 ? 'ref_no' : 'ack_no', '=', no)
    .executeTakeFirst()
  if (!row?.submitted_at || row.born !== born) throw notFound(trackTexts.noApplicationIsKnown())
  return {
    label: panStateFacts[row.state].label(),
    since: row.state_at.toISOString(),
    submitted: row.submitted_at.toISOString(),
    acknowledged: row.acked_at?.toISOString() ?? null,
  }
}
