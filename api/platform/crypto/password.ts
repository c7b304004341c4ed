import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Made once with the same cost from random bytes nobody kept: checking against it takes as long as a real check. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$M2jpmvpzNFmpJF853LXM5A$W4ZbdeGgghBYpUBsWuUSQoIjUUjH0inR+xwAkDxIEnA'

export function hashPassword(password: string): Promise<string> {
  return hash(sameSpelling(password), cost)
}

/** With no hash (an unknown user) it does the same work and answers false, so that time tells nothing. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? dummyHash, sameSpelling(password))
  return right && stored !== null
}

/** One letter can be written as different code points, depending on the keyboard; both must open the same account. */
function sameSpelling(password: string): string {
  return password.normalize('NFKC')
}
