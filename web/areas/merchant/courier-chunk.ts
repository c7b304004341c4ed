export { MerchantCourierListPage } from '../../courier/courier-list-page.tsx'
export { MerchantParcelPage } from '../../courier/parcel-page.tsx'
export { EditParcelPage, SendParcelPage } from '../../courier/send-parcel-page.tsx'
