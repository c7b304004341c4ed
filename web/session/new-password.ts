import * as z from 'zod/mini'
import { newPassword } from '../../contract/session.ts'

/** A new password is typed twice; the second is only for the typist. */
export const twicePassword = z
  .object({ password: newPassword, again: z.string('Required') })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: 'The two are not the same' }))
