import { panProduct } from '../../../contract/nsdl-pan/category.ts'
import { isSentAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import { type PanDraft, panDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { Application } from '../application-store.ts'

type Ordered = Pick<Application, 'type' | 'category' | 'mode' | 'card'>

/** What is sold to an applicant with this sheet: where the card goes is part of its price. */
export const productFor = ({ type, category, mode, card }: Ordered, draft: PanDraft): string =>
  panProduct({ type, mode, card, abroad: isSentAbroad(category, draft) })

/** What an application is, as it stands now, whatever it was begun or paid as. */
export const productOf = (application: Ordered & Pick<Application, 'data'>): string =>
  productFor(application, panDraft.parse(application.data))
