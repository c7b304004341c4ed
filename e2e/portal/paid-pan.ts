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

/** An application that was sent in and paid for, by the calls that a merchant's screens make. */
export async function aPaidPan(
  request: APIRequestContext,
  userName: string,
  mode: 'physical' | 'paperless' = 'physical',
): Promise<PaidPan> {
  const shop = await callerOf(request, userName)
  /** So that no journey spends what another counts on. */
  const addMoney = async () => {
    const { payPath } = await shop.postOnce<{ payPath: string }>('/merchant/gateway/order', { amount: 50_000 })
    await request.get(payPath)
    await request.post(payPath.replace('/pay/', '/sandbox/'), { form: { outcome: 'pay' } })
  }
  await addMoney()
  const draft = someone()
  const { id } = await shop.post<{ id: string }>('/merchant/nsdlpan/apply', {
    type: 'N',
    category: 'individual',
    mode,
    card: 'card',
  })
  const { version } = await shop.post<{ version: number }>(`/merchant/nsdlpan/apply/${id}/save`, { version: 1, draft })
  const { refNo } = await shop.postOnce<{ refNo: string }>(`/merchant/nsdlpan/apply/${id}/submit`, { version })
  return { id, refNo, cardName: draft.cardName }
}
