import type { ScanSubject } from '../../../contract/nsdl-pan/scan.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { type Application, readApplication } from '../application-store.ts'

/** Whose form it is, as the screens of scanning show it. */
export const subjectOf = ({ id, ref_no, card_name, category }: Application): ScanSubject => ({
  id,
  refNo: ref_no,
  cardName: card_name,
  cat: category,
})

export async function scanSubject(db: Db, actor: Actor, id: string): Promise<ScanSubject> {
  return subjectOf(await readApplication(db, actor, { id }))
}
