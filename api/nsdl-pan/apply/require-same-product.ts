import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import type { PanFormErrors } from '../../../contract/nsdl-pan/pan-question.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { badRequest } from '../../platform/problem.ts'
import type { Application } from '../application-store.ts'
import { productOf } from './product-of.ts'

/** What was paid as a card within India cannot become one that goes abroad while it is mended for free, nor the other way. */
export function wrongPlaceOf(application: Application): PanFormErrors {
  const { category, state, product_code: paid, data } = application
  if (state === 'draft' || paid === null || productOf(application) === paid) return {}
  const field = isPerson(category) && data.writeTo !== 'O' ? 'homeCountry' : 'officeCountry'
  return { [field]: paid.endsWith('-abroad') ? panAnswerTexts.paidForAbroad() : panAnswerTexts.paidForIndia() }
}

export function requireSameProduct(application: Application): void {
  const wrong = wrongPlaceOf(application)
  if (Object.keys(wrong).length > 0) throw badRequest(problemTexts.pleaseCheckWhatYou(), wrong)
}
