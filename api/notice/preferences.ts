import { type NoticeKind, type NoticePreference, noticeKinds } from '../../contract/notice.ts'
import { say } from '../../texts/say.ts'
import type { Db, Tx } from '../platform/database.ts'

export async function listPreferences(db: Db, userId: string): Promise<NoticePreference[]> {
  const chosen = await db.selectFrom('notice_preference').selectAll().where('user_id', '=', userId).execute()
  return Object.entries(noticeKinds).map(([kind, { label, byMail }]) => ({
    kind,
    label: say(label),
    byMail: chosen.find((one) => one.kind === kind)?.by_mail ?? byMail,
  }))
}

export async function setPreference(
  tx: Tx,
  userId: string,
  { kind, byMail }: { kind: NoticeKind; byMail: boolean },
): Promise<void> {
  await tx
    .insertInto('notice_preference')
    .values({ user_id: userId, kind, by_mail: byMail })
    .onConflict((oc) => oc.columns(['user_id', 'kind']).doUpdateSet({ by_mail: byMail }))
    .execute()
}
