// One chunk: who opens a list opens an application next, and each chunk is named on the login page too.
export { MerchantPanIndexPage } from './index/merchant-index-page.tsx'
export { MerchantPanInfoPage } from './info/merchant-info-page.tsx'
export { MerchantPanListPage } from './lists/merchant-list-page.tsx'
