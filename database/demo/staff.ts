/** People who work for the demo's shops. They have chosen no password, and nobody signs in as them. All are invented. */
const [alpha, beta, gamma, sahyog] = ['9800000001', '9800000002', '9800000003', '9800000004']

export const demoShopStaff = [
  { shop: alpha, name: 'Nikhil Prayog', gender: 'M', permissions: ['apply', 'courier'], kyc: 'approved' },
  { shop: beta, name: 'Isha Namuna', gender: 'F', permissions: ['apply'], kyc: 'submitted' },
  { shop: gamma, name: 'Gurpreet Udaharan', gender: 'M', permissions: ['apply', 'payment'], kyc: 'approved' },
  { shop: sahyog, name: 'Diya Kalpit', gender: 'F', permissions: ['apply', 'payment', 'report'], kyc: 'approved' },
  { shop: sahyog, name: 'Joseph Abhyas', gender: 'M', permissions: ['manage-people'], kyc: 'not-started' },
] as const
