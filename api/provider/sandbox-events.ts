import * as z from 'zod/mini'
import { signatureOf } from '../platform/crypto/signature.ts'
import { keyedHashOf } from '../platform/vault.ts'
import type { EventReader } from './provider-event.ts'
import { whyUnsigned } from './why-unsigned.ts'

const signatureHeader = 'x-sandbox-signature'

export interface SandboxEvents<Event> {
  read: EventReader<Event>
  /** The event as any other provider would send it: signed. */
  sign(event: Event): { raw: Buffer; headers: Record<string, string> }
}

/** How a sandbox inside the portal speaks to it: by signed events only, under a secret of its own. */
export function sandboxEvents<Event>(name: string, schema: z.ZodMiniType<Event>): SandboxEvents<Event> {
  const secret = () => keyedHashOf(name)
  return {
    read(raw, headers) {
      const refusal = whyUnsigned(raw, { signature: headers[signatureHeader], secret: secret() })
      return refusal ? { refusal } : { event: z.parse(schema, JSON.parse(raw.toString('utf8'))) }
    },
    sign(event) {
      const raw = Buffer.from(JSON.stringify(event))
      return { raw, headers: { [signatureHeader]: signatureOf(raw, secret()) } }
    },
  }
}
