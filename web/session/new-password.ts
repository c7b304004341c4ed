import * as z from 'zod/mini'
import { newPassword } from '../../contract/session.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { signInTexts } from '../../texts/en/sign-in.ts'

/** A new password is typed twice; the second is only for the typist. */
export const twicePassword = z
  .object({ password: newPassword, again: z.string({ error: checkTexts.required }) })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: signInTexts.theTwoAreNot }))
