// One chunk: whoever opens the list opens a merchant next.
export { IdSaleListPage } from '../../merchant/id-sale-list-page.tsx'
export { MerchantListPage } from '../../merchant/merchant-list-page.tsx'
export { MerchantPage } from '../../merchant/merchant-page.tsx'
