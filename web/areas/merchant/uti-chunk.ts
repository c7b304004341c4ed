export { BuyCouponsPage } from '../../uti-pan/buy-coupons-page.tsx'
export { CouponListPage } from '../../uti-pan/coupon-list-page.tsx'
export { PsaLoginPage } from '../../uti-pan/psa-login-page.tsx'
export { MerchantUtiPage } from '../../uti-pan/uti-index.tsx'
