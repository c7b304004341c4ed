import { accountCalls } from './account-calls.mjs'
import { browserCalls } from './browser-calls.mjs'
import { differences } from './differences.mjs'
import { downloadSoftware } from './download-software.mjs'
import { formats } from './formats.mjs'
import { formsAndTables } from './forms-and-tables.mjs'
import { layoutFaults } from './layout.mjs'
import { listTable } from './list-table.mjs'
import { merchantScreens } from './merchant-screens.mjs'
import { messages } from './messages.mjs'
import { moneyAndSafety } from './money-and-safety.mjs'
import { officeCalls } from './office-calls.mjs'
import { pages } from './pages.mjs'
import { pagesAndGuards } from './pages-and-guards.mjs'
import { product } from './product.mjs'
import { publicSite } from './public-site.mjs'
import { records } from './records.mjs'
import { registrationReview } from './registration-review.mjs'
import { rolesAndGuards } from './roles-and-guards.mjs'
import { screens } from './screens.mjs'
import { screensBackOffice } from './screens-back-office.mjs'
import { sessions } from './session.mjs'
import { shell } from './shell.mjs'
import { thinPlaces } from './thin-places.mjs'

/**
 * Faults that somebody could make, each about a statement of the spec table, with the test that must turn red by it.
 *
 * - `id`: its name, for `npm run faults -- id`
 * - `row`: the statement, as it stands in docs/spec-table.md; or `about`, for what holds beside the specification
 * - `file`, `find`, `replace`: what is changed; `find` stands exactly once in the file
 * - `test`, `title`: the file of the test, and its title as it stands in the source
 * - `kind`: 'e2e' for a journey in a browser
 */
export const faults = [
  ...accountCalls,
  ...browserCalls,
  ...differences,
  ...downloadSoftware,
  ...formats,
  ...formsAndTables,
  ...layoutFaults,
  ...listTable,
  ...merchantScreens,
  ...messages,
  ...moneyAndSafety,
  ...officeCalls,
  ...pagesAndGuards,
  ...pages,
  ...product,
  ...publicSite,
  ...records,
  ...registrationReview,
  ...rolesAndGuards,
  ...screensBackOffice,
  ...screens,
  ...sessions,
  ...shell,
  ...thinPlaces,
]
