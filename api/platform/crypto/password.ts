import { hash, verify } from '@node-rs/argon2'
import { type HashLane, hashInTurn } from './hash-in-turn.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Made once with the same cost from random bytes nobody kept: checking against it takes as long as a real check. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$M2jpmvpzNFmpJF853LXM5A$W4ZbdeGgghBYpUBsWuUSQoIjUUjH0inR+xwAkDxIEnA'

/** Slow by design, and in turns: not to be waited for while a transaction is open. */
export function hashPassword(password: string, lane: HashLane = 'work'): Promise<string> {
  return hashInTurn(lane, () => hash(sameSpelling(password), cost))
}

/** A password with its hash, worked out before the transaction that keeps it. */
export interface HashedPassword {
  plain: string
  hash: string
}

export const hashNewPassword = async (plain: string, lane: HashLane = 'work'): Promise<HashedPassword> => ({
  plain,
  hash: await hashPassword(plain, lane),
})

/**
 * With no hash (an unknown user) it does the same work and answers false, so that time tells nothing. As slow as
 * hashing, so it too has no place in a transaction.
 */
export async function checkPassword(
  stored: string | null,
  password: string,
  lane: HashLane = 'work',
): Promise<boolean> {
  const right = await hashInTurn(lane, () => verify(stored ?? dummyHash, sameSpelling(password)))
  return right && stored !== null
}

/** One letter can be written as different code points, depending on the keyboard; both must open the same account. */
function sameSpelling(password: string): string {
  return password.normalize('NFKC')
}
