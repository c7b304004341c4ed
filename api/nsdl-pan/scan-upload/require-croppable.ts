import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import type { Actor } from '../../platform/actor.ts'
import { conflict } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import type { Application } from '../application-store.ts'

/** The merchant crops once, on the way to verification; the back office may do it again while it verifies. */
export function requireCroppable({ merchantId }: Pick<Actor, 'merchantId'>, { state, category }: Application): void {
  if (!isPerson(category)) throw conflict(panAnswerTexts.onlyOfIndividuals())
  if (merchantId !== null) requireMove(panWorkflow, state, 'crop')
  else if (state !== 'verification') {
    // text: only the back office comes here.
    throw conflict(`This is '${state}': it is cropped only while it is verified.`)
  }
}
