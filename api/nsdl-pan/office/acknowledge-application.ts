import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { hardcopyDueDay, lockNumbers, noteAck } from './note-outcome.ts'
import { takenAcks } from './taken-numbers.ts'

interface Given {
  id: string
  ackNo: string
  now: Date
}

/** Notes the acknowledgement number that the provider has given. */
export async function acknowledgeApplication(tx: Tx, actor: Actor, { id, ackNo, now }: Given): Promise<void> {
  await lockNumbers(tx)
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'acknowledge')
  const taken = (await takenAcks(tx, [ackNo])).get(ackNo)
  if (taken) throw badRequest('Please check what you entered.', { ackNo: `Token ${taken} has this number already` })
  await noteAck(tx, doerOf(actor), { application, ackNo, now, hardcopyDue: await hardcopyDueDay(tx, now) })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.acknowledged({ refNo: application.ref_no }),
    text: () => panNotices.acknowledgedText({ name: application.card_name, ackNo }),
  })
}
