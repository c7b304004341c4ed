export { OfficeCouponsPage } from '../../uti-pan/office-coupons-page.tsx'
export { OfficePsaPage } from '../../uti-pan/office-psa-page.tsx'
export { OfficeUtiPage } from '../../uti-pan/uti-index.tsx'
