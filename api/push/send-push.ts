import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { pushKinds } from '../../contract/push.ts'
import { languageOr } from '../../texts/languages.ts'
import type { Db, Tx } from '../platform/database.ts'
import { inLanguage } from '../platform/language.ts'
import { type PushOffice, postToDevice } from './post-to-device.ts'
import { findDevice, openAddress } from './push-store.ts'

interface QueuedPush {
  /** Of the device. */
  id: string
  kind: string
  link: string
}

/** What became of a message. Whatever may go better later is thrown. */
export type PushResult = 'sent' | 'not wanted' | 'gone' | 'refused'

/**
 * The job behind a push: tells one device, if its person still wants that. It is asked for outside a transaction, for the
 * push service may take its time.
 */
export async function sendPush(db: Db, { id, kind, link }: QueuedPush, office: PushOffice): Promise<PushResult> {
  const device = isKeyOf(pushKinds, kind) ? await findDevice(db, id, kind) : undefined
  if (!device || !isKeyOf(pushKinds, kind)) return 'not wanted'
  const { title, text } = pushKinds[kind]
  const message = inLanguage(languageOr(device.language), () => ({ title: title(), text: text(), link }))
  const status = await postToDevice(openAddress(device.sealed_address), message, office)
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`)
  return 'refused'
}

/** The browser has no such subscription any more. */
export async function dropDevice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_device').where('id', '=', id).execute()
}
