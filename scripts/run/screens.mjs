/**
 * The screens by who looks at them: the name of the picture, and the address or how to come there. `made` is what
 * make-scene.mjs has prepared.
 */
const first = (name) => async (page) => {
  await page
    .getByRole('table')
    .getByRole('link', { name })
    .or(page.getByRole('table').getByRole('button', { name }))
    .first()
    .click()
}
const press = (name) => (page) => page.getByRole('button', { name }).first().click()
const at = (address, then) => ({ address, then })

const office = (path) => `/backend/${path}`
const officePan = (path) => office(`actions/nsdl-pan/${path}`)
const shop = (path) => `/merchant/${path}`
const shopPan = (path) => shop(`product/nsdl-pan/${path}`)

const visitor = {
  'public-home': '/',
  'public-about': '/about',
  'public-services': '/services',
  'public-contact': '/contact',
  'public-mission': '/mission&vission',
  'public-privacy': '/privacy-policy',
  'public-track': '/track',
  'public-tour': '/tour',
  'public-payment-success': '/payment-status?status=success',
  'public-payment-failed': '/payment-status?status=failed',
  'public-login': '/auth/login',
  'public-forgot-password': '/auth/reset-password',
  'public-forgot-username': '/auth/forgot-username',
  'public-register': '/auth/register',
  'public-not-found': '/there-is-no-such-page',
}

const admin = (made) => ({
  'office-dashboard': '/backend',
  'office-downloads': office('download-software'),
  'office-profile': office('my-profile'),
  'office-account-settings': office('my-profile/setting'),
  'office-banks': office('masters/bank-list'),
  'office-bank': office('masters/bank/1'),
  'office-qr-code': office('masters/add-qrcode'),
  'office-id-list': office('masters/id-list'),
  'office-packages': office('masters/package'),
  'office-package': office('masters/package/1'),
  'office-package-setup': office('masters/package-setup/1'),
  'office-credentials': office('masters/api-credentials'),
  'office-reasons': office('masters/rejection-reasons'),
  'office-couriers': office('masters/couriers'),
  'office-rules-in-force': office('masters/rules-in-force'),
  'office-ao-codes': office('masters/reference-data'),
  'office-pincodes': office('masters/reference-data/pincodes'),
  'office-payments': office('actions/payments'),
  'office-payment-review': at(office('actions/payments'), first(/^Open/)),
  'office-bank-statement': office('actions/payments?tab=bank-statement'),
  'office-payments-online': office('actions/payments?tab=online'),
  'office-corrections': office('actions/payments?tab=corrections'),
  'office-wallet': office('actions/payments/wallet/2'),
  'office-pan': office('actions/nsdl-pan'),
  'office-pan-documents': officePan('document-verify'),
  'office-pan-waiting': officePan('waiting-list'),
  'office-pan-acknowledged': officePan('ack-list'),
  'office-pan-list': officePan('pan-list'),
  'office-pan-rejections': officePan('rejection-list'),
  'office-tin-rejection': officePan('tin-rejection-list'),
  'office-tin-queue': officePan('tin-rejection'),
  'office-cancel-aadhar': officePan('cancel-aadhar'),
  'office-paperless': officePan('paperless'),
  'office-pan-info': officePan(`paninfo/${made.refused.id}`),
  'office-pan-verify': officePan(`verify/${made.toVerify.id}`),
  'office-pan-cropping': officePan(`form-cropping/${made.toVerify.id}`),
  'office-tin-verify': officePan(`tin-rejection-verify/${made.corrected.ackNo}`),
  'office-uti': office('actions/uti-pan'),
  'office-uti-coupons': office('actions/uti-pan/coupon-list'),
  'office-uti-psa': office('actions/uti-pan/psa-login'),
  'office-gst': office('actions/gst'),
  'office-gst-registrations': office('actions/gst/registration'),
  'office-gst-registration': at(office('actions/gst/registration'), first(/^Open/)),
  'office-gst-filings': office('actions/gst/filling'),
  'office-gst-filing': at(office('actions/gst/filling'), first(/^Open/)),
  'office-gst-due-dates': office('actions/gst/due-dates'),
  'office-courier': office('misc/courier/list'),
  'office-courier-add': office('misc/courier/add'),
  'office-courier-overdue': office('misc/courier/overdue'),
  'office-parcel': at(office('misc/courier/list'), first(/^(Open|View)/)),
  'office-reports': office('misc/reports'),
  'office-report-ledger': office('misc/reports/ledger'),
  'office-report-collection': office('misc/reports/daily-collection'),
  'office-report-commission': office('misc/reports/commission'),
  'office-report-refunds': office('misc/reports/refunds'),
  'office-report-applications': office('misc/reports/applications'),
  'office-report-coupons': office('misc/reports/coupons'),
  'office-report-gst': office('misc/reports/gst-calendar'),
  'office-report-ageing': office('misc/reports/ageing'),
  'office-users': office('user-management/all-users'),
  'office-user': at(office('user-management/all-users'), first(/^Open/)),
  'office-login-history': office('user-management/login-history'),
  'office-staff': office('user-management/staff-list'),
  'office-registrations': office('user-management/registration'),
  'office-registration': at(office('user-management/registration'), first(/^(Open|View|Review)/)),
  'office-kyc': office('user-management/kyc'),
  'office-kyc-review': at(office('user-management/kyc'), firstSubmitted),
  'office-merchants': office('user-management/Merchant-list'),
  'office-merchant': office('user-management/merchant/2'),
  'office-id-sales': office('user-management/id-sale-list'),
  'office-settings': office('settings/site-configuration'),
  'office-smtp': office('settings/smtp-setup'),
  'office-carousel': office('settings/carousel'),
  'office-news': office('settings/news-n-updates'),
  'office-mail-log': office('settings/mail-log'),
  'office-audit': office('settings/audit-list'),
  'office-repeated-work': office('settings/repeated-work'),
  'office-exports': office('exports'),
  'office-search': at('/backend', press(/^Search/)),
  'office-notices': at('/backend', press(/^Notifications/)),
  'office-not-found': office('there-is-no-such-page'),
})

const retailer = (made) => ({
  'merchant-dashboard': '/merchant',
  'merchant-downloads': shop('download-software'),
  'merchant-profile': shop('account/my-profile'),
  'merchant-settings': shop('account/my-setting'),
  'merchant-add-payment': shop('accounts/payment-req'),
  'merchant-payment-list': shop('accounts/payment-list'),
  'merchant-statement': shop('accounts/statement'),
  'merchant-add-money': shop('paymentgateway/pg-gateway'),
  'merchant-payment-status': at(shop('paymentgateway/pg-gateway'), first(/^View/)),
  'merchant-pan': shop('product/nsdl-pan'),
  'merchant-pan-choice': shopPan('apply/N'),
  'merchant-pan-correction': shopPan('apply/C'),
  'merchant-pan-start': shopPan('apply/N/individual'),
  'merchant-pan-start-firm': shopPan('apply/C/firm'),
  'merchant-pan-form': at(shopPan(`apply/N/individual/${made.draft.id}`), firstStep),
  'merchant-pan-review': shopPan(`apply/N/individual/${made.draft.id}`),
  'merchant-pan-paperless': shopPan('apply/paperless'),
  'merchant-pan-scan': shopPan(`upload-scan/${made.toScan.id}`),
  'merchant-pan-cropping': shopPan(`form-cropping/${made.toCrop.id}`),
  'merchant-pan-reapply': shopPan(`reapply/${made.sentBack.id}`),
  'merchant-pan-info': shopPan(`paninfo/${made.toVerify.id}`),
  'merchant-tin-upload': shopPan(`tin-rejection-upload/${made.refused.ackNo}`),
  'merchant-pan-list': shopPan('physical/pan-list'),
  'merchant-pan-waiting': shopPan('waiting-list'),
  'merchant-pan-acknowledged': shopPan('ack-list'),
  'merchant-rejections': shopPan('rejection-list'),
  'merchant-tin-rejections': shopPan('tin-rejection-list'),
  'merchant-hardcopies': shopPan('hardcopy-list'),
  'merchant-paperless': shopPan('paperless/list'),
  'merchant-gst': shop('product/gst'),
  'merchant-gst-registration-new': shop('product/gst/registration/new'),
  'merchant-gst-registration-form': at(shop('product/gst/registration/list'), first(/^Continue/)),
  'merchant-gst-registrations': shop('product/gst/registration/list'),
  'merchant-gst-registration': at(shop('product/gst/registration/list'), first(/^(Open|View|Answer)/)),
  'merchant-gst-filing-new': shop('product/gst/filling/new'),
  'merchant-gst-filings': shop('product/gst/filling/list'),
  'merchant-gst-filing': at(shop('product/gst/filling/list'), first(/^(Open|View|Answer)/)),
  'merchant-gst-calendar': shop('product/gst/calendar'),
  'merchant-gst-clients': shop('product/gst/clients'),
  'merchant-courier': shop('misc/courier/list'),
  'merchant-courier-add': shop('misc/courier/add'),
  'merchant-parcel': at(shop('misc/courier/list'), first(/^(Open|View)/)),
  'merchant-reports': shop('misc/reports'),
  'merchant-report-ledger': shop('misc/reports/ledger'),
  'merchant-report-money-added': shop('misc/reports/daily-collection'),
  'merchant-report-commission': shop('misc/reports/commission'),
  'merchant-report-applications': shop('misc/reports/applications'),
  'merchant-report-ageing': shop('misc/reports/ageing'),
  'merchant-staff-new': shop('user-management/staff/new'),
  'merchant-staff': shop('user-management/staff-list'),
  'merchant-exports': shop('exports'),
  'merchant-search': at('/merchant', press(/^Search/)),
  'merchant-notices': at('/merchant', press(/^Notifications/)),
  'merchant-not-found': shop('there-is-no-such-page'),
  'kyc-merchant': '/kyc/merchant',
})

/** A distributor, who has members, and who is an agent of UTI. */
const distributor = {
  'merchant-members': shop('user-management/frenchies-list'),
  'merchant-member-new': shop('user-management/add-frenchies'),
  'merchant-member': at(shop('user-management/frenchies-list'), first(/^View/)),
  'merchant-uti': shop('product/uti-pan'),
  'merchant-uti-psa': shop('product/uti-pan/psa-login'),
  'merchant-uti-buy': shop('product/uti-pan/coupon/buy'),
  'merchant-uti-coupons': shop('product/uti-pan/coupon/list'),
  'merchant-report-coupons': shop('misc/reports/coupons'),
}

/** A form that has nothing wrong in it opens at its end. */
async function firstStep(page) {
  const back = page.getByRole('button', { name: 'Back' })
  await back.waitFor()
  while (await back.isVisible()) {
    await back.click()
    await page.waitForTimeout(250)
  }
}

async function firstSubmitted(page) {
  await page.getByRole('link', { name: 'Submitted' }).click()
  await page.waitForTimeout(1500)
  await first(/^(Open|View|Review)/)(page)
}

export const screensOf = (made) => ({
  visitor,
  admin: admin(made),
  9800000002: retailer(made),
  9800000001: distributor,
})
