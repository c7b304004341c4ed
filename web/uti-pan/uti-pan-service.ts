import { backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { serviceModules } from '../../contract/services.ts'
import { officeUtiPaths as office, ownUtiPaths as own } from '../../contract/uti-pan/paths.ts'
import { serviceTexts } from '../../texts/en/service.ts'
import { utiPagesTexts } from '../../texts/en/uti-pages.ts'
import { definePage, lazyFrom } from '../ui/define-page.ts'
import { inList, queueListsOf, type WebService } from '../ui/web-service.ts'

const { name } = serviceModules['uti-pan']
const forOffice = backOffice('uti-pan')
const forShop = merchantArea('apply')
const officePage = lazyFrom(() => import('./office-chunk.ts'))
const ownPage = lazyFrom(() => import('./own-chunk.ts'))

export const utiPanService: WebService<'uti-pan'> = {
  office: {
    pages: [
      definePage(office.utiPan, officePage('OfficeUtiPage'), { title: name, access: forOffice, menu: 'Actions' }),
      definePage(office.utiCouponList, officePage('OfficeCouponsPage'), {
        title: utiPagesTexts.couponList,
        access: forOffice,
        under: office.utiPan,
        find: true,
      }),
      definePage(office.utiPsaLogin, officePage('OfficePsaPage'), {
        title: utiPagesTexts.psaLogin,
        access: forOffice,
        under: office.utiPan,
        find: true,
      }),
    ],
    found: inList(office.utiCouponList),
    waitingLinks: { 'uti-psa': { to: office.utiPsaLogin }, 'uti-coupon': { to: office.utiCouponList } },
    queueLists: queueListsOf(forOffice, { psa: office.utiPsaLogin, coupon: office.utiCouponList }),
    buttons: [],
  },
  own: {
    pages: [
      definePage(own.utiPan, ownPage('MerchantUtiPage'), { title: name, access: forShop, menu: 'Product' }),
      definePage(own.utiCouponBuy, ownPage('BuyCouponsPage'), {
        title: utiPagesTexts.buyCoupons,
        access: forShop,
        under: own.utiPan,
        find: true,
      }),
      definePage(own.utiCouponList, ownPage('CouponListPage'), {
        title: utiPagesTexts.couponList,
        access: forShop,
        under: own.utiPan,
        find: true,
      }),
      definePage(own.utiPsaLogin, ownPage('PsaLoginPage'), {
        title: utiPagesTexts.psaLogin,
        access: forShop,
        under: own.utiPan,
        find: true,
      }),
    ],
    found: inList(own.utiCouponList),
    waitingLinks: {},
    queueLists: queueListsOf(forShop, { psa: own.utiPsaLogin, coupon: own.utiCouponList }),
    buttons: [{ label: utiPagesTexts.buyCoupons, to: own.utiCouponBuy, access: forShop }],
    starts: [
      {
        label: utiPagesTexts.buyCoupons,
        about: utiPagesTexts.utiPanPaidFromWallet,
        to: own.utiCouponBuy,
        access: forShop,
      },
    ],
  },
  volumes: { 'uti-coupon': { name: serviceTexts.utiCoupons, tone: 'orange' } },
}
