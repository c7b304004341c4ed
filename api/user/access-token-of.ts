import { issueAccessToken } from '../platform/tokens.ts'
import { vaultKeys } from '../platform/vault.ts'
import type { User } from './find-user.ts'

export function accessTokenOf(
  user: Pick<User, 'code' | 'display_name' | 'role'>,
  signInId: string,
  now: Date,
): Promise<string> {
  const claims = { code: user.code, name: user.display_name, role: user.role, signInId }
  return issueAccessToken(vaultKeys().tokens, claims, now)
}
