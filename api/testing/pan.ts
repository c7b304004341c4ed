import { sql } from 'kysely'
import type { PanCategory, PanType } from '../../contract/nsdl-pan/category.ts'
import { aPerson } from '../../contract/nsdl-pan/check-samples.ts'
import type { PanDraft } from '../../contract/nsdl-pan/draft.ts'
import type { PanState } from '../../contract/nsdl-pan/states.ts'
import { systemDoer } from '../platform/actor.ts'
import { postSale } from '../sale/post-sale.ts'
import { giveMoney } from './money.ts'
import type { TestHouse } from './test-house.ts'

let number = 0

interface Traits {
  merchantId: string
  createdBy: string
  state?: PanState
  type?: PanType
  category?: PanCategory
  mode?: 'physical' | 'paperless'
  data?: Partial<PanDraft>
  /** Charged as a real one is; without it nothing was paid, so nothing can come back. */
  paid?: boolean
}

export interface PanApplication {
  id: string
  refNo: string
  ackNo: string | null
}

const acked = ['acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted']

/** A person's sheet with everything in it, of nobody who lives. */
export const aPersonsSheet = aPerson

/** An application in any state, put there past the workflow. */
export async function aPanApplication(house: TestHouse, traits: Traits): Promise<PanApplication> {
  number += 1
  const { state = 'verification', type = 'N', category = 'individual', mode = 'physical' } = traits
  const { aadhaarNo: _aadhaar, raAadhaarNo: _ra, ...data } = aPersonsSheet(traits.data)
  const product = `pan-${type === 'N' ? 'new' : 'correction'}-${mode}-card`
  const ackNo = acked.includes(state) ? `8810${String(number).padStart(11, '0')}` : null
  const row = await house.db
    .insertInto('pan_application')
    .values({
      merchant_id: traits.merchantId,
      created_by: traits.createdBy,
      type,
      category,
      mode,
      card: 'card',
      state,
      submitted_at: state === 'draft' ? null : sql`now()`,
      data: JSON.stringify(data),
      card_name: data.cardName,
      mobile: data.mobileNo,
      email: data.emailId,
      born: data.born,
      form_name: 'Form 93',
      product_code: product,
      ack_no: ackNo,
      pan: state === 'issued' ? 'ABCPS1234E' : null,
      hardcopy: ackNo && mode === 'physical' ? 'due' : 'none',
    })
    .returning(['id', 'ref_no'])
    .executeTakeFirstOrThrow()
  if (traits.paid) await pay(house, { ...traits, id: row.id, refNo: row.ref_no, product })
  return { id: row.id, refNo: row.ref_no, ackNo }
}

interface Paid {
  id: string
  refNo: string
  product: string
  merchantId: string
}

async function pay(house: TestHouse, { id, refNo, product, merchantId }: Paid): Promise<void> {
  await giveMoney(house, merchantId, 100_000)
  const sale = { merchantId, fact: `nsdl-pan:${id}`, kind: 'nsdl-pan', narration: `PAN ${refNo}`, product } as const
  await house.inTx((tx) => postSale(tx, systemDoer, sale))
}
