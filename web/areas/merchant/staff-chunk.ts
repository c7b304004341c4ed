// One chunk, because each chunk is named on the login page too.
export { MerchantStaffEditPage, MerchantStaffNewPage } from '../../staff/merchant-staff-form-page.tsx'
export { MerchantStaffListPage } from '../../staff/merchant-staff-list-page.tsx'
export { MerchantStaffPage } from '../../staff/merchant-staff-page.tsx'
