// One chunk: who opens a list opens an application next, and each chunk is named on the login page too.
export { MerchantPanIndexPage } from '../../nsdl-pan/index/merchant-index-page.tsx'
export { MerchantPanInfoPage } from '../../nsdl-pan/info/merchant-info-page.tsx'
export { MerchantPanListPage } from '../../nsdl-pan/lists/merchant-list-page.tsx'
