import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { addSlide as addCall, slideChange } from '../../contract/news.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { keepFile } from '../document/keep-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { notFound } from '../platform/problem.ts'
import type { Upload } from '../platform/serve/read-upload.ts'

interface NewSlide {
  actor: Actor
  slide: z.infer<NonNullable<typeof addCall.body>>
  file: Upload
}

/** A new slide stands last. */
export async function addSlide(tx: Tx, files: FileStore, { actor, slide, file }: NewSlide): Promise<void> {
  const fileId = await keepFile(tx, files, file, { purpose: 'carousel', userId: actor.id })
  const { id } = await tx
    .insertInto('carousel_slide')
    .values({
      ...slide,
      file_id: fileId,
      created_by: actor.id,
      position: sql`(select coalesce(max(position), 0) + 1 from carousel_slide)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, doerOf(actor), { act: 'slide.added', subject: id })
}

export async function changeSlide(
  tx: Tx,
  actor: Actor,
  { id, slide }: { id: string; slide: z.infer<typeof slideChange> },
): Promise<void> {
  const { title, link, audience, startsOn, endsOn } = slide
  const set = { title, link, audience, starts_on: startsOn, ends_on: endsOn }
  const changed = await tx
    .updateTable('carousel_slide')
    .set(set)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw notFound('This slide does not exist.')
  await recordAudit(tx, doerOf(actor), { act: 'slide.changed', subject: id })
}

export async function removeSlide(tx: Tx, actor: Actor, id: string): Promise<void> {
  const removed = await tx.deleteFrom('carousel_slide').where('id', '=', id).returning('id').executeTakeFirst()
  if (!removed) throw notFound('This slide does not exist.')
  await recordAudit(tx, doerOf(actor), { act: 'slide.removed', subject: id })
}

/** Slides that are not named keep their place behind those that are. */
export async function orderSlides(tx: Tx, actor: Actor, ids: string[]): Promise<void> {
  await tx.selectFrom('carousel_slide').select('id').orderBy('id').forUpdate().execute()
  await tx
    .updateTable('carousel_slide')
    .set({ position: sql`coalesce(array_position(${ids}::bigint[], id), ${ids.length} + position)` })
    .execute()
  await recordAudit(tx, doerOf(actor), { act: 'slides.ordered' })
}
