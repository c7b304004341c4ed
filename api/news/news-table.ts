import { sql } from 'kysely'
import { listNews } from '../../contract/news.ts'
import { defineList } from '../platform/list/define-list.ts'

export const newsTable = defineList(listNews, {
  from: sql`news_item`,
  scope: () => sql`true`,
  fields: {
    title: sql.ref('news_item.title'),
    audience: sql.ref('news_item.audience'),
    pinned: sql.ref('news_item.pinned'),
    startsOn: sql.ref('news_item.starts_on'),
    endsOn: sql.ref('news_item.ends_on'),
    text: sql.ref('news_item.body'),
  },
  also: { id: sql.ref('news_item.id'), createdAt: sql.ref('news_item.created_at') },
  key: sql.ref('news_item.id'),
  search: sql`news_item.title || ' ' || news_item.body`,
  order: [{ column: 'pinned', dir: 'desc' }],
})
