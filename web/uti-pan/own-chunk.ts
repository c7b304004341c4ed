export { BuyCouponsPage } from './buy-coupons-page.tsx'
export { CouponListPage } from './coupon-list-page.tsx'
export { PsaLoginPage } from './psa-login-page.tsx'
export { MerchantUtiPage } from './uti-index.tsx'
