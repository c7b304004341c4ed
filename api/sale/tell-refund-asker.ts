import type { NoticeKind } from '../../contract/notice.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Doer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'

const words = {
  confirmed: ['is given', 'A second person has confirmed it, and the money is back.'],
  withdrawn: ['is withdrawn', 'An admin has withdrawn it, and the money stays where it is.'],
  lapsed: ['waits no more', 'It has moved on meanwhile, and the money stays where it is.'],
} as const

interface AskedFor {
  held: { refund_first_by: string | null }
  notice: NoticeKind
  no: string
  link: string
  became: keyof typeof words
}

/** Tells who asked for a refund what has become of it, unless they did it themselves. */
export async function tellRefundAsker(
  tx: Tx,
  doer: Pick<Doer, 'id'>,
  { held, notice, no, link, became }: AskedFor,
): Promise<void> {
  const { refund_first_by: userId } = held
  if (userId === null || userId === doer.id) return
  const [title, text] = words[became]
  await raiseNotice(tx, { userId, kind: notice, title: `The refund of ${no} ${title}`, text, link })
}
