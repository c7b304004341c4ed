import { type Language, languageOr } from '../../texts/languages.ts'
import type { Tx } from '../platform/database.ts'

/** The language that a user has chosen. The back office has chosen none: it works in English. */
export async function languageOfPerson(tx: Tx, userId: string): Promise<Language> {
  const person = await tx.selectFrom('app_user').select('language').where('id', '=', userId).executeTakeFirst()
  return languageOr(person?.language)
}
