/** What the bells of the demo's people have told them. All of it is invented. */
export const demoNotices = {
  admin: [
    {
      kind: 'payment-review',
      title: 'A payment needs a second person',
      text: 'Alpha Test Traders: ₹90,000 by RTGS.',
      link: '/backend/actions/payments',
      hoursAgo: 5,
    },
    {
      kind: 'registration',
      title: 'A shop wants to join',
      text: 'Sample Service Point, Pune. Please look at it.',
      link: '/backend/user-management/registration',
      hoursAgo: 9,
    },
    {
      kind: 'kyc',
      title: 'A KYC to look at',
      text: 'Prayog Computers has handed in all six papers.',
      link: '/backend/user-management/kyc',
      hoursAgo: 6,
    },
    {
      kind: 'uti-pan-review',
      title: 'A PSA id is asked for',
      text: 'Udaharan Online Point wants to sell UTI coupons.',
      link: '/backend/actions/uti-pan/psa-login',
      hoursAgo: 52,
    },
  ],
  admin2: [
    {
      kind: 'payment-review',
      title: 'A payment needs a second person',
      text: 'Alpha Test Traders: ₹90,000 by RTGS.',
      link: '/backend/actions/payments',
      hoursAgo: 5,
    },
    {
      kind: 'kyc',
      title: 'A KYC to look at',
      text: 'Prayog Computers has handed in all six papers.',
      link: '/backend/user-management/kyc',
      hoursAgo: 6,
    },
  ],
  staff1: [
    {
      kind: 'payment-review',
      title: 'Four payments wait',
      text: 'The oldest came this morning.',
      link: '/backend/actions/payments',
      hoursAgo: 4,
    },
    {
      kind: 'announcement',
      title: 'Verification desk',
      text: 'Check the photo and the signature box first.',
      link: null,
      hoursAgo: 70,
    },
  ],
  staff2: [
    {
      kind: 'uti-pan-review',
      title: 'Coupons are ordered',
      text: 'Sahyog Namuna Network: 8 digital coupons.',
      link: '/backend/actions/uti-pan/coupon-list',
      hoursAgo: 3,
    },
    {
      kind: 'uti-pan-review',
      title: 'A PSA id is asked for',
      text: 'Udaharan Online Point wants to sell UTI coupons.',
      link: '/backend/actions/uti-pan/psa-login',
      hoursAgo: 52,
    },
  ],
  staff3: [
    {
      kind: 'kyc',
      title: 'A KYC to look at',
      text: 'Prayog Computers has handed in all six papers.',
      link: '/backend/user-management/kyc',
      hoursAgo: 6,
    },
    {
      kind: 'announcement',
      title: 'Papers of a KYC',
      text: 'Compare the name on the cheque with the PAN.',
      link: null,
      hoursAgo: 71,
    },
  ],
  '9800000001': [
    {
      kind: 'merchant',
      title: 'A member is waiting for KYC',
      text: 'Prayog Computers has handed in its papers.',
      link: '/merchant/user-management/frenchies-list',
      hoursAgo: 6,
    },
    {
      kind: 'uti-pan',
      title: 'Coupons have come',
      text: '30 digital UTI coupons are yours.',
      link: '/merchant/product/uti-pan/coupon/list',
      hoursAgo: 47,
    },
  ],
  '9800000002': [
    {
      kind: 'gst',
      title: 'The head office asks',
      text: 'Please send the invoices of the last week.',
      link: '/merchant/product/gst/filling/list',
      hoursAgo: 22,
    },
    {
      kind: 'nsdl-pan',
      title: 'An application was sent back',
      text: 'Mend it and apply again, free of charge.',
      link: '/merchant/product/nsdl-pan/rejection-list',
      hoursAgo: 60,
    },
  ],
  '9800000003': [
    {
      kind: 'gst',
      title: 'A return is due soon',
      text: 'Look at the calendar of your clients.',
      link: '/merchant/product/gst/calendar',
      hoursAgo: 8,
    },
    {
      kind: 'nsdl-pan',
      title: 'An application was sent back',
      text: 'Mend it and apply again, free of charge.',
      link: '/merchant/product/nsdl-pan/rejection-list',
      hoursAgo: 61,
    },
  ],
  '9800000004': [
    {
      kind: 'nsdl-pan',
      title: 'Refused by TIN',
      text: 'Upload the corrected papers, free of charge.',
      link: '/merchant/product/nsdl-pan/tin-rejection-list',
      hoursAgo: 20,
    },
    {
      kind: 'payment',
      title: 'A payment was rejected',
      text: 'The slip cannot be read. Please send a clearer picture.',
      link: '/merchant/accounts/payment-list',
      hoursAgo: 168,
    },
    {
      kind: 'merchant',
      title: 'A shop has joined below you',
      text: 'Kalpit Tax Point is a retailer of yours.',
      link: '/merchant/user-management/frenchies-list',
      hoursAgo: 312,
    },
  ],
} as const
