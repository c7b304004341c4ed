import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import type { PanFormErrors } from '../../../contract/nsdl-pan/pan-question.ts'
import { badRequest } from '../../platform/problem.ts'
import type { Application } from '../application-store.ts'
import { productOf } from './product-of.ts'

/** What was paid as a card within India cannot become one that goes abroad while it is mended for free, nor the other way. */
export function wrongPlaceOf(application: Application): PanFormErrors {
  const { category, state, product_code: paid, data } = application
  if (state === 'draft' || paid === null || productOf(application) === paid) return {}
  const field = isPerson(category) && data.writeTo !== 'O' ? 'homeCountry' : 'officeCountry'
  const where = paid.endsWith('-abroad') ? 'abroad' : 'in India'
  return { [field]: `The card is paid for an address ${where}. For another, ask for the money and apply anew` }
}

export function requireSameProduct(application: Application): void {
  const wrong = wrongPlaceOf(application)
  if (Object.keys(wrong).length > 0) throw badRequest('Please check what you entered.', wrong)
}
