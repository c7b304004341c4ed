import { downloadSoftware } from './download-software.mjs'
import { pagesAndGuards } from './pages-and-guards.mjs'
import { product } from './product.mjs'
import { publicSite } from './public-site.mjs'
import { screensBackOffice } from './screens-back-office.mjs'
import { shell } from './shell.mjs'

/** What the product is for, what visitors see, who may go where, and the first screens of the back office. */
export const publicAndBackOffice = [
  ...product,
  ...publicSite,
  ...pagesAndGuards,
  ...shell,
  ...screensBackOffice,
  ...downloadSoftware,
]
