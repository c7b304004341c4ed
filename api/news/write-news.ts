import type * as z from 'zod/mini'
import type { newsChange } from '../../contract/news.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

type Change = z.infer<typeof newsChange>

const columnsOf = (news: Change) => ({
  title: news.title,
  body: news.text,
  audience: news.audience,
  pinned: news.pinned,
  starts_on: news.startsOn,
  ends_on: news.endsOn,
})

export async function addNews(tx: Tx, actor: Actor, news: Change): Promise<void> {
  const { id } = await tx
    .insertInto('news_item')
    .values({ ...columnsOf(news), created_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, doerOf(actor), { act: 'news.added', subject: id })
}

export async function changeNews(tx: Tx, actor: Actor, { id, news }: { id: string; news: Change }): Promise<void> {
  const changed = await tx
    .updateTable('news_item')
    .set(columnsOf(news))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw notFound('This news does not exist.')
  await recordAudit(tx, doerOf(actor), { act: 'news.changed', subject: id })
}

export async function removeNews(tx: Tx, actor: Actor, id: string): Promise<void> {
  const removed = await tx.deleteFrom('news_item').where('id', '=', id).returning('id').executeTakeFirst()
  if (!removed) throw notFound('This news does not exist.')
  await recordAudit(tx, doerOf(actor), { act: 'news.removed', subject: id })
}
