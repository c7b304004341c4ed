import { checklistOf, panChecks } from '../../../contract/nsdl-pan/checklist.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { type Application, lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { requireUnclaimed } from './claim-verification.ts'

interface Given {
  id: string
  ticked: readonly string[]
  now: Date
}

/** Everything on the checklist was looked at: the application may go to the provider. */
export async function verifyApplication(tx: Tx, actor: Actor, { id, ticked, now }: Given): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'verify')
  await requireUnclaimed(tx, actor, { application, now })
  requireTicks(application, ticked)
  await applications.move(tx, doerOf(actor), application, {
    move: 'verify',
    change: { reasons: '[]', free_until: null },
  })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.verified({ refNo: application.ref_no }),
    text: () => panNotices.verifiedText({ name: application.card_name }),
  })
}

function requireTicks({ category, type, data }: Application, ticked: readonly string[]): void {
  const wanted = checklistOf({ category, type, data })
  const missing = wanted.filter((check) => !ticked.includes(check))
  if (missing.length === 0) return
  throw badRequest('Please look at everything on the checklist first.', {
    ticked: missing.map((check) => panChecks[check]).join('; '),
  })
}
