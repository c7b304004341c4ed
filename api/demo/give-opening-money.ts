import type { Tx } from '../platform/database.ts'
import { postEntry } from '../wallet/post-entry.ts'

/** What a merchant of the demo begins with, as if it had come from the bank. */
export async function giveOpeningMoney(
  tx: Tx,
  { code, merchantId, paise }: { code: string; merchantId: string; paise: number },
): Promise<void> {
  await postEntry(tx, {
    reference: `opening:${code}`,
    kind: 'opening',
    narration: 'Opening balance',
    actorId: null,
    lines: [
      { account: { wallet: merchantId }, amount: paise },
      { account: 'bank', amount: -paise },
    ],
  })
}
