import { isSignedBy } from '../platform/crypto/signature.ts'

/** Why what came in a provider's name is not believed; nothing where its signature is right. */
export function whyUnsigned(
  raw: Buffer,
  { signature, secret }: { signature: string | string[] | undefined; secret: string },
): string | undefined {
  if (!signature) return 'no signature'
  return isSignedBy(raw, signature, secret) ? undefined : 'wrong signature'
}
