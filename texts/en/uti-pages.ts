import { catalogue } from '../catalogue.ts'

export const utiPagesTexts = catalogue('uti-pages', {
  couponList: 'Coupon List',
  psaLogin: 'PSA Login',
  buyCoupons: 'Buy Coupons',
  utiPanPaidFromWallet: 'UTI PAN, paid from the wallet',
})
