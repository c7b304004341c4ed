import { checkPassword } from '../platform/crypto/password.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, type Problem, slowDown } from '../platform/problem.ts'
import { clearTally, countUp, readTally } from '../platform/rate-limit.ts'
import { hashed } from '../platform/vault.ts'
import type { User } from './find-user.ts'

const tries = 5
const seconds = 15 * 60

/**
 * Asks a signed-in person for the password again. Whoever took over an open browser must not be able to guess on,
 * so wrong answers are counted; the caller returns the problem (not throws it) to keep the count.
 */
export async function confirmPassword(
  tx: Tx,
  user: User,
  given: { password: string | undefined; field: string },
): Promise<Problem | undefined> {
  if (!given.password) return badRequest('Please enter your password.', { [given.field]: 'Required' })
  const key = hashed(`confirm:${user.id}`)
  const { points } = await readTally(tx, key)
  if (points >= tries) return slowDown(seconds)
  if (await checkPassword(user.password_hash, given.password)) {
    await clearTally(tx, key)
    return undefined
  }
  await countUp(tx, key, seconds)
  return badRequest('The password is wrong.', { [given.field]: 'This is not your password' })
}
