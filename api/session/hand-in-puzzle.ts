import { captchaPuzzle } from '../../contract/captcha-puzzle.ts'
import type { CaptchaPurpose } from '../../contract/session.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import type { Visitor } from '../platform/actor.ts'
import { captchaText } from '../platform/captcha/captcha-text.ts'
import { isSolved } from '../platform/captcha/is-solved.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, type Problem } from '../platform/problem.ts'
import { keepCaptcha, takeCaptcha } from './captcha-store.ts'
import { countSolved } from './puzzle-price.ts'

/** As the picture's text it goes into the form, but is nothing that could be guessed. */
const textLength = 16

interface Solution {
  purpose: CaptchaPurpose
  numbers: readonly number[]
}

/**
 * Takes a solved puzzle and gives the text that now answers the captcha of this browser and purpose. The refusal is
 * returned, not thrown, so that the puzzle stays used up.
 */
export async function handInPuzzle(
  tx: Tx,
  visitor: Visitor,
  { purpose, numbers }: Solution,
): Promise<{ captcha: string } | Problem> {
  const kept = await takeCaptcha(tx, visitor, `puzzle:${purpose}`)
  if (!kept || !(await isSolved(captchaPuzzle.parse(JSON.parse(kept)), numbers)))
    return badRequest(signInAnswers.thisCheckHasRun())
  await countSolved(tx)
  const captcha = captchaText(textLength)
  await keepCaptcha(tx, visitor, purpose, captcha)
  return { captcha }
}
