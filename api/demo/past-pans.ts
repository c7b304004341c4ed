import { indianDay } from '../../contract/kernel/dates.ts'
import { msPerDay } from '../../contract/kernel/days.ts'
import type { Reason } from '../../contract/kernel/reason.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { isPerson, panCategories, panFormName, panProduct } from '../../contract/nsdl-pan/category.ts'
import type { PanDraft } from '../../contract/nsdl-pan/draft.ts'
import { freeDays } from '../../contract/nsdl-pan/office.ts'
import { type PanMove, type PanState, panWorkflow } from '../../contract/nsdl-pan/states.ts'
import { panDraftColumns } from '../nsdl-pan/apply/draft-sheet.ts'
import { sealApplicantNumbers } from '../nsdl-pan/apply/sealed-numbers.ts'
import type { Tx } from '../platform/database.ts'
import { readSetting } from '../site/site-settings.ts'
import { drawApplicant, testDigits } from './demo-applicant.ts'
import type { DemoHouse } from './demo-house.ts'
import type { Scanned } from './keep-demo-scans.ts'
import { openDice } from './open-dice.ts'
import { panWay, type Step } from './pan-way.ts'
import { daysAgo, type PastEvent } from './past.ts'
import { pastRefund, pastRelease, pastSale } from './past-sale.ts'
import { type PlannedPan, planPans } from './plan-pans.ts'

const seed = 93
const acknowledged = ['acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted']
const refused = ['rejected', 'tin-rejected', 'tin-resubmitted']

interface Made extends PlannedPan {
  hardCopyDays: number
  sheet: PanDraft
  way: Step[]
  at: Date
  product: string
}

/** What an application costs its shop, and when: the wallets are filled by it. */
export interface Spending {
  merchantId: string
  product: string
  at: Date
}

interface PastPans {
  past: PastEvent[]
  spent: Spending[]
  /** Forms that were scanned; filled while the applications come about. */
  scanned: Scanned[]
}

/** The applications of a month in every state, each paid for, with everyone's commission and what was given back. */
export async function pastPans(tx: Tx, house: DemoHouse): Promise<PastPans> {
  const dice = openDice(seed)
  const reasons = await tx.selectFrom('rejection_reason').selectAll().orderBy('position').execute()
  const hardCopyDays = await readSetting(tx, 'hardCopyDays')
  const made = planPans(dice, house.short).map((one): Made => {
    const at = daysAgo(one.daysAgo, one.time)
    const sheet = drawApplicant(dice, one)
    const way = panWay({ ...one, person: isPerson(one.category), at })
    return { ...one, hardCopyDays, sheet, way, at: way[0]?.at ?? at, product: panProduct({ ...one, abroad: false }) }
  })
  const why = ({ state, no }: Made): Reason[] => {
    if (!refused.includes(state)) return []
    const fitting = reasons.filter(({ module }) => module === (state === 'rejected' ? 'nsdl-pan' : 'tin'))
    const one = fitting[no % 3]
    return one ? [{ code: one.code, text: one.reason, remedy: one.remedy }] : []
  }
  const merchantOf = ({ shop }: Made) => house.merchants.get(shop) ?? ''
  const scanned: Scanned[] = []
  return {
    scanned,
    past: made.flatMap((one) => happenings(house, { one, merchantId: merchantOf(one), reasons: why(one), scanned })),
    spent: made.flatMap((one) =>
      one.state === 'draft' ? [] : [{ merchantId: merchantOf(one), product: one.product, at: one.at }],
    ),
  }
}

interface Whose {
  one: Made
  merchantId: string
  reasons: Reason[]
  scanned: Scanned[]
}

/** Being sent in, and what moves money later: the number by which it is final, or that it was cancelled. */
function happenings(house: DemoHouse, whose: Whose): PastEvent[] {
  const { way, at } = whose.one
  let fact = ''
  const begun: PastEvent = {
    at,
    happen: async (tx) => {
      fact = await addApplication(tx, house, whose)
    },
  }
  const later = way.flatMap(({ move, at: then }): PastEvent[] => {
    if (move === 'acknowledge') return [{ at: then, happen: (tx) => pastRelease(tx, { fact, at: then }) }]
    if (move !== 'cancel' && move !== 'confirm-cancel') return []
    const reason = 'The PAN application was cancelled'
    return [{ at: then, happen: (tx) => pastRefund(tx, { fact, reason, at: then }) }]
  })
  return [begun, ...later]
}

async function addApplication(tx: Tx, house: DemoHouse, { one, merchantId, reasons, scanned }: Whose): Promise<string> {
  const { aadhaarNo, raAadhaarNo, ...data } = one.sheet
  const ownerId = house.owners.get(merchantId) ?? ''
  const { id, ref_no } = await tx
    .insertInto('pan_application')
    .values({
      merchant_id: merchantId,
      created_by: ownerId,
      created_at: one.at,
      dated: one.at,
      type: one.type,
      mode: one.mode,
      card: one.card,
      category: one.category,
      state: one.state,
      data: JSON.stringify(data),
      ...panDraftColumns(one.category, one.sheet),
      state_at: one.way.at(-1)?.at ?? one.at,
      reasons: JSON.stringify(reasons),
      ...(one.state !== 'draft' && sentIn(one)),
    })
    .returning(['id', 'ref_no'])
    .executeTakeFirstOrThrow()
  const sealed = sealApplicantNumbers(id, { aadhaarNo, raAadhaarNo })
  if (sealed.sealed) await tx.updateTable('pan_application').set(sealed).where('id', '=', id).execute()
  if (one.state === 'draft') return ''
  const fact = `nsdl-pan:${id}`
  const narration = `PAN application ${ref_no}, ${one.sheet.cardName || one.sheet.entityName}`
  await pastSale(tx, { merchantId, fact, kind: 'nsdl-pan', narration, product: one.product, at: one.at })
  await addSteps(tx, house, { id, one, ownerId, reasons })
  scanned.push({ id, refNo: ref_no, ownerId, one })
  return fact
}

function sentIn(one: Made) {
  const { no, state, category, sheet, way, mode } = one
  const ack = way.find(({ move }) => move === 'acknowledge')?.at
  const letter = (isPerson(category) ? sheet.nameLast : sheet.entityName).charAt(0)
  const paper = mode === 'physical' && acknowledged.includes(state) ? whereabouts(one, ack ?? one.at) : {}
  return {
    submitted_at: one.at,
    form_name: panFormName(one.type, category, indianDay(one.at)),
    product_code: one.product,
    ...(ack && { ack_no: `881${String(no).padStart(12, '0')}`, acked_at: ack }),
    ...(state === 'issued' && {
      pan: `XXX${panCategories[category].letter}${letter}${testDigits(no)}${String.fromCharCode(65 + (no % 26))}`,
      issued_at: way.at(-1)?.at ?? one.at,
    }),
    ...(['rejected', 'tin-rejected'].includes(state) && {
      free_until: indianDay(new Date((way.at(-1)?.at ?? one.at).getTime() + freeDays * msPerDay)),
    }),
    ...paper,
  }
}

function whereabouts({ paper, hardCopyDays }: Made, ack: Date) {
  return {
    hardcopy: paper === 'overdue' ? 'due' : (paper ?? 'due'),
    hardcopy_due: indianDay(new Date(ack.getTime() + hardCopyDays * msPerDay)),
  }
}

async function addSteps(
  tx: Tx,
  house: DemoHouse,
  { id, one, ownerId, reasons }: { id: string; one: Made; ownerId: string; reasons: Reason[] },
): Promise<void> {
  const clerk = one.no % 3 === 0 ? house.staffId : house.adminId
  const actorOf = (state: PanState, move: PanMove) =>
    canMove(panWorkflow, state, move, 'office') ? clerk : canMove(panWorkflow, state, move, 'provider') ? null : ownerId
  const whySo = JSON.stringify(reasons)
  await tx
    .insertInto('work_event')
    .values(
      one.way.map(({ move, from, to, at }) => ({
        service: 'nsdl-pan' as const,
        record_id: id,
        at,
        move,
        from_state: from,
        to_state: to,
        actor_id: actorOf(from, move),
        reasons: move === 'reject' || move === 'tin-reject' ? whySo : '[]',
      })),
    )
    .execute()
}
