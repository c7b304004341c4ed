import type * as z from 'zod/mini'
import type { codeWanted } from '../../contract/session.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import type { Visitor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { askForCode } from './ask-for-code.ts'
import { lockChallenge } from './challenge-store.ts'

const mostCodes = 4

export async function resendCode(
  tx: Tx,
  secret: string,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<z.infer<typeof codeWanted>> {
  const { challenge, user } = await lockChallenge(tx, secret, { stage: 'code', visitor, now })
  if (challenge.codes_sent >= mostCodes) throw badRequest(signInAnswers.severalCodesWereSent())
  return askForCode(tx, user, { challenge: secret, now, byMail: true })
}
