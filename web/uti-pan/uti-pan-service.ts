import { backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { officeUtiPaths as office, ownUtiPaths as own } from '../../contract/uti-pan/paths.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../ui/page-states/placed-page.ts'
import { inList, queueListsOf, type WebService } from '../ui/web-service.ts'

const officeChunk = () => import('./office-chunk.ts')
const ownChunk = () => import('./own-chunk.ts')

export const utiPanService: WebService<'uti-pan'> = {
  office: {
    pages: [
      page(office.utiPan, lazyPage(officeChunk, 'OfficeUtiPage')),
      page(office.utiPsaLogin, lazyPage(officeChunk, 'OfficePsaPage')),
      page(office.utiCouponList, lazyPage(officeChunk, 'OfficeCouponsPage')),
    ],
    places: { 'Coupon List': office.utiCouponList, 'PSA Login': office.utiPsaLogin },
    found: inList(office.utiCouponList),
    waitingLinks: { 'uti-psa': { to: office.utiPsaLogin }, 'uti-coupon': { to: office.utiCouponList } },
    queueLists: queueListsOf(backOffice('uti-pan'), { psa: office.utiPsaLogin, coupon: office.utiCouponList }),
    buttons: [],
  },
  own: {
    pages: [
      page(own.utiPan, lazyPage(ownChunk, 'MerchantUtiPage')),
      page(own.utiPsaLogin, lazyPage(ownChunk, 'PsaLoginPage')),
      page(own.utiCouponBuy, lazyPage(ownChunk, 'BuyCouponsPage')),
      page(own.utiCouponList, lazyPage(ownChunk, 'CouponListPage')),
    ],
    places: { 'Buy Coupons': own.utiCouponBuy, 'Coupon List': own.utiCouponList, 'PSA Login': own.utiPsaLogin },
    found: inList(own.utiCouponList),
    waitingLinks: {},
    queueLists: queueListsOf(merchantArea('apply'), { psa: own.utiPsaLogin, coupon: own.utiCouponList }),
    buttons: [{ label: 'Buy Coupons', to: own.utiCouponBuy, access: merchantArea('apply') }],
  },
  tones: { 'uti-coupon': 'orange' },
}
