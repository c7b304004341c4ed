import { esignPage } from '../../../contract/nsdl-pan/paperless.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { randomToken } from '../../platform/crypto/keyed-hash.ts'
import type { Tx } from '../../platform/database.ts'
import { conflict } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import type { ProviderContext } from '../../provider/provider-context.ts'
import { lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { findOpenTry, insertTry } from './esign-store.ts'
import { findEsignProvider } from './find-esign-provider.ts'

/** Where the applicant signs: the try that is open, or a new one. After a failure the step begins again. */
export async function startEsign(
  tx: Tx,
  context: ProviderContext,
  { actor, id }: { actor: Actor; id: string },
): Promise<{ signPath: string }> {
  const application = await lockApplication(tx, actor, { id })
  const provider = await findEsignProvider(tx, context)
  if (application.state !== 'esign-pending') requireMove(panWorkflow, application.state, 'esign-again')
  if (!provider) throw conflict(panAnswerTexts.nobodyCanSignNow())
  if (application.state !== 'esign-pending')
    await applications.move(tx, doerOf(actor), application, { move: 'esign-again' })
  const open =
    (await findOpenTry(tx, id)) ??
    (await insertTry(tx, {
      application_id: id,
      provider: provider.name,
      token: randomToken(),
      created_by: actor.id,
    }))
  return { signPath: signPathOf(open.token) }
}

export const signPathOf = (token: string): string => `/api${esignPage.path.replace(':token', token)}`
