import { sql } from 'kysely'
import sharp from 'sharp'
import type { FrontMatter } from '../../contract/front.ts'
import type { Audience, Slide } from '../../contract/news.ts'
import { problemTexts } from '../../texts/en/problem.ts'
import { openFile } from '../document/open-file.ts'
import type { Db } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { notFound } from '../platform/problem.ts'
import type { FileReply } from '../platform/serve/send-file.ts'

export async function listSlides(db: Db): Promise<Slide[]> {
  const rows = await db.selectFrom('carousel_slide').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    link: row.link,
    audience: row.audience,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
  }))
}

/** What falls on the Indian day of `now`. */
const shownToday = (day: string) =>
  sql<boolean>`(starts_on is null or starts_on <= ${day}::date) and (ends_on is null or ends_on >= ${day}::date)`

const mostNews = 20

export async function readFront(db: Db, audience: Audience, day: string): Promise<FrontMatter> {
  const slides = await db
    .selectFrom('carousel_slide')
    .select(['id', 'title', 'link'])
    .where('audience', '=', audience)
    .where(shownToday(day))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const news = await db
    .selectFrom('news_item')
    .selectAll()
    .where('audience', '=', audience)
    .where(shownToday(day))
    .orderBy('pinned', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostNews)
    .execute()
  return {
    slides,
    news: news.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.body,
      pinned: row.pinned,
      at: row.created_at.toISOString(),
    })),
  }
}

const made = new Map<string, Promise<Buffer>>()
const mostKept = 60

/** The slide in the asked width as WebP; made once per process and width. */
export async function slidePicture(
  db: Db,
  files: FileStore,
  { id, width }: { id: string; width: number },
): Promise<FileReply> {
  const slide = await db.selectFrom('carousel_slide').select('file_id').where('id', '=', id).executeTakeFirst()
  if (!slide) throw notFound(problemTexts.noSuchSlide())
  const key = `${slide.file_id}:${width}`
  const picture = made.get(key) ?? resize(await openFile(db, files, slide.file_id), width)
  if (made.size >= mostKept) made.clear()
  made.set(key, picture)
  return { body: await picture, type: 'image/webp', name: `slide-${id}.webp`, inline: true, open: true }
}

async function resize(file: FileReply, width: number): Promise<Buffer> {
  const parts: Buffer[] = []
  if (Buffer.isBuffer(file.body)) parts.push(file.body)
  else for await (const part of file.body) parts.push(part as Buffer)
  return sharp(Buffer.concat(parts))
    .resize(width, Math.round(width / 2.5), { fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer()
}
