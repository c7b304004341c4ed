import { formatDate } from '../../../contract/kernel/dates.ts'
import { panCategories, panTypes } from '../../../contract/nsdl-pan/category.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf, turnOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { drawInSubprocess } from '../../platform/paper/draw-in-subprocess.ts'
import { conflict } from '../../platform/problem.ts'
import type { DrawnFile } from '../../platform/serve/send-file.ts'
import { saleMoney } from '../../sale/sale-money.ts'
import { type Application, readApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import type { printReceipt, Receipt } from '../form-drawing/print-receipt.ts'

/** What the shop gives its customer: who took how much for what. */
export async function printCustomerReceipt(tx: Tx, actor: Actor, id: string): Promise<DrawnFile> {
  const application = await readApplication(tx, actor, { id })
  const money = await saleMoney(tx, applications.fact(id))
  if (!money) throw conflict(panAnswerTexts.nothingWasPaidYet())
  if (money.refundedAt) throw conflict(panAnswerTexts.theFeeWentBack())
  const receipt: Receipt = {
    ...(await shopOf(tx, application.merchant_id)),
    number: application.ref_no,
    date: formatDate(money.paidAt),
    customer: customerOf(application),
    lines: [{ text: money.product, note: whatFor(application), paise: money.price }],
    note: 'Keep this receipt. The PAN is allotted by the Income Tax Department; the token number above follows the application.',
  }
  const draw = () => drawInSubprocess<typeof printReceipt>({ who: turnOf(actor) }, 'receipt', receipt)
  const drawn = (after: Tx) =>
    recordAudit(after, doerOf(actor), { act: 'pan.receipt-printed', subject: application.ref_no })
  return { draw, drawn, type: 'application/pdf', name: `${application.ref_no}-receipt.pdf` }
}

const whatFor = ({ type, category, ref_no }: Application): string =>
  inEnglish(() => `${panTypes[type]}, ${panCategories[category].label}, token ${ref_no}`)

const customerOf = ({ card_name, mobile }: Application) => [
  { label: 'Received from', value: card_name },
  { label: 'Mobile', value: mobile },
]

async function shopOf(db: Db, merchantId: string): Promise<{ businessName: string; headOffice: string[] }> {
  const shop = await db.selectFrom('merchant').selectAll().where('id', '=', merchantId).executeTakeFirstOrThrow()
  const place = [shop.district, [shop.state, shop.pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const street = [shop.address1, shop.address2, shop.address3].filter(Boolean).join(', ')
  return {
    businessName: shop.business_name,
    headOffice: [street, place, shop.gst_no && `GSTIN ${shop.gst_no}`].filter(Boolean),
  }
}
