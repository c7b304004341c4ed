import { merchantPaths } from '../../../contract/paths.ts'
import { barePage } from '../../platform/serve/bare-page.ts'
import type { RawReply } from '../../platform/serve/serve-raw.ts'
import { signPathOf } from './start-esign.ts'

const portal = `<a class="button main" href="${merchantPaths.panPaperlessList}">Back to the portal</a>`

const ends: Record<string, { title: string; text: string }> = {
  done: {
    title: 'Signed with Aadhaar',
    text: 'Thank you. The application goes on by itself; nothing more is to do here.',
  },
  failed: { title: 'Not signed', text: 'The Aadhaar step has failed. It can be begun again from the portal.' },
  withdrawn: { title: 'Given up', text: 'The shop has given this step up. Nothing was signed.' },
  expired: { title: 'Too late', text: 'Nobody signed in time. The step can be begun again from the portal.' },
}

/** How a try has ended, for the applicant, who need not be signed in. */
export function endPage(state: string): RawReply {
  const { title, text } = ends[state] ?? { title: 'Not signed', text: 'Nothing was signed here.' }
  return barePage({ title, body: `<h1>${title}</h1><p>${text}</p>${portal}` })
}

/** The applicant left without deciding; the same address leads on while the try is open. */
export const leftPage = (token: string): RawReply =>
  barePage({
    title: 'Left without signing',
    body: `<h1>Left without signing</h1><p>Nothing was signed. You can go on as long as the shop keeps the application open.</p><a class="button main" href="${signPathOf(token)}">Go on signing</a><a class="button" href="${merchantPaths.panPaperlessList}">Back to the portal</a>`,
  })

export const noSuchSignPage = (): RawReply =>
  barePage({
    title: 'Not found',
    status: 404,
    body: `<h1>This page does not exist</h1><p>Please begin again from the portal.</p>${portal}`,
  })

/** The provider cannot be reached: the try stays, and the same address tries again. */
export const signSorryPage = (token: string): RawReply =>
  barePage({
    title: 'Please try again',
    status: 503,
    body: `<h1>The Aadhaar page could not be opened</h1><p>Nothing was signed. Please try again in a moment.</p><a class="button main" href="${signPathOf(token)}">Try again</a>`,
  })
