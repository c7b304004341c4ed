import type { TinDesk } from '../../../contract/nsdl-pan/scan.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { readApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { subjectOf } from './scan-subject.ts'

/** Why TIN refused an application of the own business, and what was sent since. */
export async function tinDesk(db: Db, actor: Actor, ackNo: string): Promise<TinDesk> {
  const application = await readApplication(db, actor, { ackNo })
  return {
    ...subjectOf(application),
    ackNo,
    state: application.state,
    reasons: application.reasons,
    refusedAt: await applications.lastReached(db, application.id, 'tin-rejected'),
    uploads: await uploadsOf(db, application.id),
  }
}

async function uploadsOf(db: Db, applicationId: string): Promise<TinDesk['uploads']> {
  const rows = await db
    .selectFrom('pan_file')
    .innerJoin('stored_file', 'stored_file.id', 'pan_file.file_id')
    .leftJoin('app_user', 'app_user.id', 'pan_file.by')
    .select(['pan_file.id', 'pan_file.at', 'app_user.display_name', 'stored_file.name', 'stored_file.size'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'tin-scan')
    .orderBy('pan_file.id', 'desc')
    .execute()
  return rows.map(({ id, at, display_name, name, size }) => ({
    id,
    at: at.toISOString(),
    by: display_name ?? '',
    name,
    size: Number(size),
  }))
}
