import { registrationAnswers } from '../../texts/en/registration-answer.ts'
import type { Db } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { readSetting } from '../site/site-settings.ts'

/** Refuses while an admin has switched registration off. */
export async function requireOpen(db: Db): Promise<void> {
  if (!(await readSetting(db, 'registrationOpen'))) throw conflict(registrationAnswers.closed())
}
