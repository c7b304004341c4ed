/** Ids and numbers of things that are there, for the addresses that name one. */
export interface OfficeFinds {
  waiting: string
  resubmittedAckNo: string
  parcel: string
  merchantUser: string
  staffUser: string
}

export interface ShopFinds {
  draft: string
  unscanned: string
  uncropped: string
  rejected: string
  tinRejectedAckNo: string
  staff: string
  member: string
  parcel: string
}

/** An address of the specification and the title of its page. */
export type SpecRoute = readonly [address: string, title: string | RegExp]

const below = (base: string, routes: readonly (readonly [string, string | RegExp])[]): SpecRoute[] =>
  routes.map(([path, title]) => [path ? `${base}/${path}` : base, title])

/** Every back-office address that the specification lists. */
export const officeRoutes = (found: OfficeFinds): SpecRoute[] =>
  below('/backend', [
    ['', /^Welcome/],
    ['download-software', 'Download Software'],
    ['my-profile', 'My Profile'],
    ['my-profile/setting', 'Account Settings'],
    ['masters/package', 'Packages'],
    ['masters/package/1', 'Standard'],
    ['masters/package-setup/1', /^Prices of/],
    ['masters/bank-list', 'Bank List'],
    ['masters/add-qrcode', 'Add QR Code'],
    ['masters/bank', 'Add Bank'],
    ['masters/bank/1', 'Edit Bank'],
    ['masters/id-list', 'ID List'],
    ['masters/api-credentials', 'API Credentials'],
    ['actions/payments', 'Payments'],
    ...officePan(found),
    ['actions/uti-pan', 'UTI PAN'],
    ['actions/uti-pan/coupon-list', 'Coupon List'],
    ['actions/uti-pan/psa-login', 'PSA Login'],
    ['actions/gst', 'GST'],
    ['actions/gst/registration', 'GST Registrations'],
    ['actions/gst/filling', 'GST Filing'],
    ['misc/courier/list', 'Courier'],
    ['misc/courier/add', 'Send a parcel'],
    [`misc/courier/${found.parcel}`, /^Parcel/],
    ['misc/reports', 'Reports'],
    ['misc/reports/daily-collection', 'Daily Collection'],
    ['user-management/registration', 'Registration'],
    ['user-management/registration-action/1', 'Registration'],
    ['user-management/registration/1', 'Registration'],
    ['user-management/staff-list', 'Staff List'],
    ['user-management/all-users', 'All Users'],
    ['user-management/user/1', 'Demo Admin'],
    ['user-management/kyc', 'KYC'],
    [`user-management/merchant-kyc/${found.merchantUser}`, 'KYC'],
    [`user-management/staff-kyc/${found.staffUser}`, 'KYC'],
    ['user-management/id-sale-list', 'ID Sales'],
    ['user-management/merchant-list', 'Merchants'],
    ['user-management/merchant/1', 'Alpha Test Traders'],
    ['settings/site-configuration', 'Site Configuration'],
    ['settings/smtp-setup', 'SMTP Setup'],
    ['settings/carousel', 'Carousel'],
    ['settings/news-n-updates', 'News & Updates'],
  ])

const officePan = ({ waiting, resubmittedAckNo }: OfficeFinds): SpecRoute[] =>
  below('actions/nsdl-pan', [
    ['', 'NSDL PAN'],
    ['waiting-list', 'Waiting List'],
    ['pan-list', 'PAN List'],
    ['ack-list', 'Acknowledgement List'],
    ['document-verify', 'Document Verification'],
    ['rejection-list', 'Rejection List'],
    ['tin-rejection', 'TIN Rejection'],
    [`tin-rejection-verify/${resubmittedAckNo}`, 'TIN Rejection'],
    ['tin-rejection-list', 'TIN Rejection List'],
    ['cancel-aadhar', 'Cancel Aadhar'],
    [`form-cropping/${waiting}`, 'Form cropping'],
    [`verify/${waiting}`, 'Verification'],
    ['verify', 'Verification'],
    [`paninfo/${waiting}`, / · /],
    ['paperless', 'Paperless'],
  ])

/** Every merchant address that the specification lists. */
export const shopRoutes = (found: ShopFinds): SpecRoute[] =>
  below('/merchant', [
    ['', /^Welcome/],
    ['account/my-profile', 'My Profile'],
    ['account/my-setting', 'Account Settings'],
    ['download-software', 'Download Software'],
    ['accounts/payment-req', 'Add Payment'],
    ['accounts/payment-list', 'Payment List'],
    ...shopPan(found),
    ['product/uti-pan', 'UTI PAN'],
    ['product/uti-pan/psa-login', 'PSA Login'],
    ['product/uti-pan/coupon/buy', 'Buy Coupons'],
    ['product/uti-pan/coupon/list', 'Coupon List'],
    ['product/gst', 'GST'],
    ['product/gst/registration/new', 'New GST Registration'],
    ['product/gst/registration/list', 'GST Registrations'],
    ['product/gst/filling/new', 'New GST Filing'],
    ['product/gst/filling/list', 'GST Filing'],
    ['user-management/staff/new', 'Add Staff'],
    [`user-management/staff/edit/${found.staff}`, 'Edit Staff'],
    [`user-management/staff/${found.staff}`, /^(?!Staff$)./],
    ['user-management/staff-list', 'Staff List'],
    ['user-management/add-frenchies', 'Add Member'],
    ['user-management/frenchies-list', 'Member List'],
    [`user-management/view-frenchies/${found.member}`, 'Member'],
    ['paymentgateway/pg-gateway', 'Add money online'],
    ['paymentgateway/payment-status', 'Payment status'],
    ['misc/courier/list', 'Courier'],
    [`misc/courier/${found.parcel}`, /^Parcel/],
    ['misc/courier/add', 'Send a parcel'],
    [`misc/courier/edit/${found.parcel}`, 'Change a parcel'],
    ['misc/reports', 'Reports'],
  ])

const shopPan = (found: ShopFinds): SpecRoute[] =>
  below('product/nsdl-pan', [
    ['', 'NSDL PAN'],
    ['apply/N', 'New PAN'],
    ['apply/N/individual', 'New PAN: Individual'],
    [`apply/N/individual/${found.draft}`, /New PAN/],
    ['apply/N/company', 'New PAN: Company'],
    ['apply/C', 'PAN correction'],
    ['apply/C/individual', 'PAN correction: Individual'],
    ['apply/C/trust', 'PAN correction: Trust'],
    [`reapply/${found.rejected}`, /./],
    [`form-cropping/${found.uncropped}`, 'Form cropping'],
    [`form-scanning/${found.unscanned}`, 'Upload scan'],
    ['apply/paperless', 'Paperless PAN'],
    [`paninfo/${found.unscanned}`, / · /],
    ['paperless/list', 'Paperless List'],
    ['physical/pan-list', 'PAN List'],
    ['waiting-list', 'Waiting List'],
    ['ack-list', 'Acknowledgement List'],
    ['rejection-list', 'Rejection List'],
    ['tin-rejection-list', 'TIN Rejection List'],
    [`tin-rejection-upload/${found.tinRejectedAckNo}`, 'Corrected papers'],
    ['hardcopy-list', 'Hardcopy List'],
    [`upload-scan/${found.unscanned}`, 'Upload scan'],
  ])
