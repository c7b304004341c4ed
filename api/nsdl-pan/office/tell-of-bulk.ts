import type { BulkKind } from '../../../contract/nsdl-pan/bulk.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import type { PushKind } from '../../../contract/push.ts'
import type { Tx } from '../../platform/database.ts'
import { applications } from '../applications.ts'
import type { GoodLine } from './plan-bulk.ts'
import { tellOfTinRejection } from './tin-reject.ts'

const words: Record<BulkKind, { done: string; link: string; push?: PushKind }> = {
  ack: { done: 'acknowledged', link: merchantPaths.panAckList },
  pan: { done: 'issued', link: merchantPaths.panPhysicalList, push: 'pan-issued' },
  tin: { done: 'refused by TIN', link: merchantPaths.panTinRejectionList, push: 'sent-back' },
}
const mostNamed = 20

/** One notice per business, however many of its applications a file has moved. */
export async function tellOfBulk(tx: Tx, kind: BulkKind, good: readonly GoodLine[]): Promise<void> {
  for (const merchantId of new Set(good.map(({ application }) => application.merchant_id)))
    await tellOne(
      tx,
      kind,
      good.filter(({ application }) => application.merchant_id === merchantId),
    )
}

async function tellOne(tx: Tx, kind: BulkKind, lines: readonly GoodLine[]): Promise<void> {
  const [first] = lines
  if (!first) return
  const { application, value } = first
  const { done, link, push } = words[kind]
  if (lines.length > 1)
    return applications.tellMerchant(tx, application, {
      title: `${lines.length} PAN applications ${done}`,
      text: listed(lines),
      link,
      push,
    })
  if (kind === 'tin') return tellOfTinRejection(tx, application, [{ code: '', text: value, remedy: '' }])
  const text = `${application.card_name}: ${kind === 'ack' ? 'acknowledgement number' : 'PAN'} ${value}.`
  return applications.tellMerchant(tx, application, { title: `${application.ref_no} ${done}`, text, push })
}

function listed(lines: readonly GoodLine[]): string {
  const named = lines.slice(0, mostNamed).map(({ application }) => `${application.ref_no} ${application.card_name}`)
  const more = lines.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}
