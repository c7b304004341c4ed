import { type NoticeKind, noticeKinds } from '../../contract/notice.ts'
import { merchantPaths } from '../../contract/paths.ts'
import type { PushKind } from '../../contract/push.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { say, type Words } from '../../texts/say.ts'
import { languageOfPerson } from '../mail/language-of-person.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { inLanguage } from '../platform/language.ts'
import { queuePush } from '../push/queue-push.ts'

export interface NewNotice {
  userId: string
  kind: NoticeKind
  title: Words
  text: Words
  /** A path inside the portal. */
  link?: string
  /** Goes out by mail too, whatever the person has chosen: somebody may be at their account. */
  urgent?: boolean
  /** Also told on devices whose person wants to hear of this kind there, in words that anyone may read. */
  push?: PushKind
}

/** Puts a notice into a person's bell, in the caller's transaction; open browsers learn of it on commit. */
export async function raiseNotice(tx: Tx, notice: NewNotice): Promise<void> {
  const { userId, kind, link, push } = notice
  const language = await languageOfPerson(tx, userId)
  const { title, text } = inLanguage(language, () => ({ title: say(notice.title), text: say(notice.text) }))
  await tx
    .insertInto('notice')
    .values({ user_id: userId, kind, title, body: text, link: link ?? null })
    .execute()
  await announce(tx, { topic: 'notice', userId })
  await mailWhoWantsIt(tx, notice)
  if (push) await queuePush(tx, { userId, kind: push, link: link ?? merchantPaths.dashboard })
}

async function mailWhoWantsIt(tx: Tx, { userId, kind, title, text, urgent }: NewNotice): Promise<void> {
  const user = await tx
    .selectFrom('app_user')
    .leftJoin('notice_preference', (join) =>
      join.onRef('notice_preference.user_id', '=', 'app_user.id').on('notice_preference.kind', '=', kind),
    )
    .select(['app_user.email', 'app_user.display_name', 'notice_preference.by_mail'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst()
  if (!user || !(urgent || (user.by_mail ?? noticeKinds[kind].byMail))) return
  await queueMail(tx, {
    to: user.email,
    userId,
    kind: 'notice',
    subject: title,
    text: [() => mailTexts.hello({ name: user.display_name }), text],
  })
}
