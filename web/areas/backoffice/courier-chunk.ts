export { OfficeCourierListPage, OverduePage } from '../../courier/courier-list-page.tsx'
export { OfficeSendPage } from '../../courier/office-send-page.tsx'
export { OfficeParcelPage } from '../../courier/parcel-page.tsx'
