export { OfficeCouponsPage } from './office-coupons-page.tsx'
export { OfficePsaPage } from './office-psa-page.tsx'
export { OfficeUtiPage } from './uti-index.tsx'
