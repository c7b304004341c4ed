import type { APIRequestContext } from '@playwright/test'
import { isAadhaar } from '../../contract/kernel/ids.ts'
import { aPerson } from '../../contract/nsdl-pan/check-samples.ts'
import { callerOf } from './caller.ts'

/** Nobody may have an open application already, so everyone has a name and a number of their own. */
function someone() {
  const letters = Array.from({ length: 6 }, () => 'ABCDEFGHIJ'[Math.floor(Math.random() * 10)]).join('')
  const first = `5${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
  const last = [...'0123456789'].find((digit) => isAadhaar(first + digit)) ?? ''
  const name = `RAVI SAMPLE${letters}`
  return aPerson({ nameLast: `SAMPLE${letters}`, cardName: name, aadhaarName: name, aadhaarNo: first + last })
}

export interface PaidPan {
  id: string
  refNo: string
  cardName: string
}

/** A draft with everything filled in, and money to pay for it: so that no journey spends what another counts on. */
export async function aFilledDraft(
  request: APIRequestContext,
  userName: string,
  mode: 'physical' | 'paperless' = 'physical',
): Promise<PaidPan & { version: number }> {
  const shop = await callerOf(request, userName)
  const { payPath } = await shop.postOnce<{ payPath: string }>('/merchant/gateway/order', { amount: 50_000 })
  await request.get(payPath)
  await request.post(payPath.replace('/pay/', '/sandbox/'), { form: { outcome: 'pay' } })
  const draft = someone()
  const kind = { type: 'N', category: 'individual', mode, card: 'card' }
  const { id } = await shop.post<{ id: string }>('/merchant/nsdlpan/apply', kind)
  const { version } = await shop.post<{ version: number }>(`/merchant/nsdlpan/apply/${id}/save`, { version: 1, draft })
  const { refNo } = await shop.get<{ refNo: string }>(`/merchant/nsdlpan/apply/${id}`)
  return { id, refNo, version, cardName: draft.cardName }
}

/** An application that was sent in and paid for, by the calls that a merchant's screens make. */
export async function aPaidPan(
  request: APIRequestContext,
  userName: string,
  mode: 'physical' | 'paperless' = 'physical',
): Promise<PaidPan> {
  const { version, ...draft } = await aFilledDraft(request, userName, mode)
  const shop = await callerOf(request, userName)
  await shop.postOnce(`/merchant/nsdlpan/apply/${draft.id}/submit`, { version })
  return draft
}
