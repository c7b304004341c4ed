import { officeHome, ownHome } from '../kernel/area-address.ts'

const inOffice = <Path extends string>(path: Path) => `${officeHome('uti-pan')}/${path}` as const
const inShop = <Path extends string>(path: Path) => `${ownHome('uti-pan')}/${path}` as const

/** Its addresses in the back office. */
export const officeUtiPaths = {
  utiPan: officeHome('uti-pan'),
  utiCouponList: inOffice('coupon-list'),
  utiPsaLogin: inOffice('psa-login'),
} as const

/** Its addresses in the merchant area. */
export const ownUtiPaths = {
  utiPan: ownHome('uti-pan'),
  utiPsaLogin: inShop('psa-login'),
  utiCouponBuy: inShop('coupon/buy'),
  utiCouponList: inShop('coupon/list'),
} as const
