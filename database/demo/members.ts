/** Businesses of the demo that stand below others; nobody signs in as them. All of them are invented. */
const places = [
  { district: 'Pune', state: 'Maharashtra', pin: '411001' },
  { district: 'Jaipur', state: 'Rajasthan', pin: '302001' },
  { district: 'Lucknow', state: 'Uttar Pradesh', pin: '226001' },
  { district: 'Patna', state: 'Bihar', pin: '800001' },
]

/** Uplines stand before those below them; each is named by its mobile number. */
const shops = [
  { name: 'Delta', kind: 'Retailer', under: '9800000001', kyc: true },
  { name: 'Epsilon', kind: 'Retailer', under: '9800000001', kyc: true },
  { name: 'Zeta', kind: 'Retailer', under: '9800000001', kyc: false },
  { name: 'Eta', kind: 'Retailer', under: '9800000001', kyc: true },
  { name: 'Theta', kind: 'Retailer', under: '9800000001', kyc: false },
  { name: 'Sigma', kind: 'Master Distributor', under: null, kyc: true },
  { name: 'Tau', kind: 'Distributor', under: '9820000005', kyc: true },
  { name: 'Kappa', kind: 'Retailer', under: '9820000006', kyc: true },
  { name: 'Lambda', kind: 'Retailer', under: '9820000006', kyc: false },
  { name: 'Omega', kind: 'Retailer', under: '9820000005', kyc: true },
] as const

export const demoMembers = shops.map(({ name, kind, under, kyc }, i) => ({
  mobile: `982000000${i}`,
  email: `${name.toLowerCase()}@members.example`,
  pan: `AAAPM200${i}Z`,
  business: `${name} Sample Centre`,
  firstName: 'Owner',
  lastName: name,
  gender: i % 2 === 0 ? ('F' as const) : ('M' as const),
  idType: kind,
  under,
  kyc,
  joinedDaysAgo: 90 - i * 8,
  address: {
    address1: `${i + 1} Sample Lane`,
    address2: 'Test Nagar',
    address3: '',
    ...(places[i % places.length] ?? { district: 'Pune', state: 'Maharashtra', pin: '411001' }),
  },
}))
