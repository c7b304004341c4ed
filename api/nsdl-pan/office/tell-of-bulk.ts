import type { BulkKind } from '../../../contract/nsdl-pan/bulk.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import type { PushKind } from '../../../contract/push.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import type { Tx } from '../../platform/database.ts'
import { applications } from '../applications.ts'
import type { GoodLine } from './plan-bulk.ts'
import { tellOfTinRejection } from './tin-reject.ts'

interface BulkWords {
  many: typeof panNotices.manyIssued
  link: string
  push?: PushKind
}

const words: Record<BulkKind, BulkWords> = {
  ack: { many: panNotices.manyAcknowledged, link: merchantPaths.panAckList },
  pan: { many: panNotices.manyIssued, link: merchantPaths.panPhysicalList, push: 'pan-issued' },
  tin: { many: panNotices.manyRefused, link: merchantPaths.panTinRejectionList, push: 'sent-back' },
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
  const { many, link, push } = words[kind]
  if (lines.length > 1)
    return applications.tellMerchant(tx, application, {
      title: () => many({ count: lines.length }),
      text: () => listed(lines),
      link,
      push,
    })
  if (kind === 'tin') return tellOfTinRejection(tx, application, [{ code: '', text: value, remedy: '' }])
  const [title, text] =
    kind === 'ack'
      ? [panNotices.oneAcknowledged, panNotices.ackNumber]
      : ([panNotices.oneIssued, panNotices.panNumber] as const)
  return applications.tellMerchant(tx, application, {
    title: () => title({ refNo: application.ref_no }),
    text: () => text({ name: application.card_name, number: value }),
    push,
  })
}

function listed(lines: readonly GoodLine[]): string {
  const named = lines.slice(0, mostNamed).map(({ application }) => `${application.ref_no} ${application.card_name}`)
  const more = lines.length - named.length
  const names = named.join(', ')
  return more > 0 ? panNotices.listedAndMore({ names, more }) : panNotices.listed({ names })
}
