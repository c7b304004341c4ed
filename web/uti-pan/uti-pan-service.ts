import { backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { officeUtiPaths as office, ownUtiPaths as own } from '../../contract/uti-pan/paths.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { desksOf, inList, type WebService } from '../ui/web-service.ts'

const officeChunk = () => import('./office-chunk.ts')
const ownChunk = () => import('./own-chunk.ts')

export const utiPanService: WebService<'uti-pan'> = {
  office: {
    pages: [
      [office.utiPan, lazyPage(officeChunk, 'OfficeUtiPage')],
      [office.utiPsaLogin, lazyPage(officeChunk, 'OfficePsaPage')],
      [office.utiCouponList, lazyPage(officeChunk, 'OfficeCouponsPage')],
    ],
    places: { 'Coupon List': office.utiCouponList, 'PSA Login': office.utiPsaLogin },
    found: inList(office.utiCouponList),
    ways: { 'uti-psa': { to: office.utiPsaLogin }, 'uti-coupon': { to: office.utiCouponList } },
    desks: desksOf(backOffice('uti-pan'), { psa: office.utiPsaLogin, coupon: office.utiCouponList }),
    buttons: [],
  },
  own: {
    pages: [
      [own.utiPan, lazyPage(ownChunk, 'MerchantUtiPage')],
      [own.utiPsaLogin, lazyPage(ownChunk, 'PsaLoginPage')],
      [own.utiCouponBuy, lazyPage(ownChunk, 'BuyCouponsPage')],
      [own.utiCouponList, lazyPage(ownChunk, 'CouponListPage')],
    ],
    places: { 'Buy Coupons': own.utiCouponBuy, 'Coupon List': own.utiCouponList, 'PSA Login': own.utiPsaLogin },
    found: inList(own.utiCouponList),
    ways: {},
    desks: desksOf(merchantArea('apply'), { psa: own.utiPsaLogin, coupon: own.utiCouponList }),
    buttons: [{ label: 'Buy Coupons', to: own.utiCouponBuy, access: merchantArea('apply') }],
  },
  tones: { 'uti-coupon': 'orange' },
}
