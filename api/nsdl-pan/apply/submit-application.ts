import { indianDay } from '../../../contract/kernel/dates.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { askedOnly } from '../../../contract/nsdl-pan/asked-only.ts'
import { panFormName } from '../../../contract/nsdl-pan/category.ts'
import { checkApplication } from '../../../contract/nsdl-pan/check-application.ts'
import { type PanState, panStateFacts, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { postSale } from '../../sale/post-sale.ts'
import { requireKyc } from '../../user/require-kyc.ts'
import { requireVersion } from '../../work/require-version.ts'
import { type Application, applicationVersion, lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { questionOf } from './draft-sheet.ts'
import { refuseDuplicate } from './find-duplicates.ts'
import { productOf } from './product-of.ts'
import { readPanDay } from './read-pan-day.ts'
import { sealApplicantNumbers, splitSealed } from './sealed-numbers.ts'

export interface Sending {
  id: string
  /** What whoever sends it has seen. */
  version: number
  total?: number | undefined
  now: Date
}

export interface SubmittedApplication {
  id: string
  refNo: string
  state: PanState
}

/** Sends a draft in: everything is checked once more, paid for once, and goes on to be printed or signed. */
export async function submitApplication(
  tx: Tx,
  actor: Actor,
  { id, version, total, now }: Sending,
): Promise<SubmittedApplication> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'submit')
  requireVersion(applicationVersion(application), version)
  await requireKyc(tx, actor)
  const sent = await requireWhole(tx, application, now)
  await refuseDuplicate(tx, application)
  const product = productOf(application)
  const { price } = await postSale(tx, doerOf(actor), {
    merchantId: application.merchant_id,
    fact: applications.fact(id),
    kind: 'nsdl-pan',
    narration: `PAN application ${application.ref_no}, ${application.card_name}`,
    product,
    agreed: total,
  })
  const to = firstState(application)
  await applications.move(tx, doerOf(actor), application, {
    move: 'submit',
    to,
    change: {
      ...sent,
      submitted_at: now,
      dated: now,
      product_code: product,
      form_name: panFormName(application.type, application.category, indianDay(now)),
    },
  })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.paid({ refNo: application.ref_no }),
    text: () =>
      panNotices.paidText({ name: application.card_name, price: formatPaise(price), next: panStateFacts[to].next() }),
  })
  return { id, refNo: application.ref_no, state: to }
}

/** Where an application goes once it is whole: to the printer, or to the applicant's Aadhaar signature. */
export const firstState = ({ mode }: Pick<Application, 'mode'>): PanState =>
  mode === 'paperless' ? 'esign-pending' : 'awaiting-scan'

/** Refuses what is not whole, and answers the columns of what is sent in: nothing stands there that was not asked. */
export async function requireWhole(tx: Tx, application: Application, now: Date) {
  const question = questionOf(application, await readPanDay(tx, now))
  const wrong = checkApplication(question)
  if (Object.keys(wrong).length > 0) throw badRequest(problemTexts.pleaseCheckWhatYou(), wrong)
  const { data, numbers } = splitSealed(askedOnly(question))
  return { data: JSON.stringify(data), ...sealApplicantNumbers(application.id, numbers) }
}
