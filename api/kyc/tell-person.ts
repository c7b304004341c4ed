import { merchantPaths } from '../../contract/paths.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { say, type Words } from '../../texts/say.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import type { Subject } from './kyc-store.ts'
import { announceKyc } from './tell-reviewers.ts'

interface News {
  title: Words
  /** One sentence. */
  text: Words
  /** Why, as the back office wrote it. */
  reason?: string
  /** Whether the person has something to do in the form now. */
  form: boolean
  publicUrl: string
}

const formPage = { merchant: publicPaths.merchantKyc, staff: publicPaths.staffKyc } as const

/** Tells the person what was decided: a mail, the bell, and every open page. */
export async function tellPerson(tx: Tx, subject: Subject, news: News): Promise<void> {
  const link = news.form ? formPage[subject.kind] : merchantPaths.dashboard
  const reasons = news.reason ? [news.reason] : []
  await queueMail(tx, {
    to: subject.email,
    userId: subject.id,
    kind: 'kyc',
    subject: news.title,
    text: [() => mailTexts.hello({ name: subject.name }), news.text, ...reasons],
    action: { label: news.form ? mailTexts.openKycForm : mailTexts.openPortal, url: `${news.publicUrl}${link}` },
  })
  await raiseNotice(tx, {
    userId: subject.id,
    kind: 'kyc',
    title: news.title,
    text: () => [say(news.text), ...reasons].join(' '),
    link,
  })
  await announceKyc(tx, subject)
}
