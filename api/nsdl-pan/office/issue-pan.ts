import { panMisfit } from '../../../contract/nsdl-pan/pan-fits.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { lockNumbers, notePan } from './note-outcome.ts'
import { takenPans } from './taken-numbers.ts'

interface Given {
  id: string
  pan: string
  now: Date
}

/** Notes the PAN that was issued; its letters must fit the applicant. */
export async function issuePan(tx: Tx, actor: Actor, { id, pan, now }: Given): Promise<void> {
  await lockNumbers(tx)
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'issue')
  const taken = application.type === 'N' ? (await takenPans(tx, [pan])).get(pan) : undefined
  const wrong = panMisfit(pan, application) ?? (taken && `Token ${taken} has this PAN already`)
  if (wrong) throw badRequest('Please check what you entered.', { pan: wrong })
  await notePan(tx, doerOf(actor), { application, pan, now })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.issued({ refNo: application.ref_no }),
    text: () => panNotices.issuedText({ name: application.card_name, pan }),
    push: 'pan-issued',
  })
}
