import { sql } from 'kysely'
import type { MemberView } from '../../contract/member.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { merchantProfile } from './merchant-profile.ts'
import { merchantsBelow } from './merchant-store.ts'

/** A member, for who stands up to three levels above it. Anyone else's does not exist. */
export async function viewMember(db: Db, actor: Actor, id: string): Promise<MemberView> {
  const { rows } = await sql`select 1 from ${merchantsBelow(actor.merchantId)} as mine where id = ${id}`.execute(db)
  if (rows.length === 0) throw notFound(peopleAnswers.noSuchMember())
  return merchantProfile(db, id)
}
