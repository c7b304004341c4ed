/** Businesses of the demo that stand below others; nobody signs in as them. All of them are invented. */
const places = [
  { district: 'Pune', state: 'Maharashtra', pin: '411001' },
  { district: 'Jaipur', state: 'Rajasthan', pin: '302001' },
  { district: 'Lucknow', state: 'Uttar Pradesh', pin: '226001' },
  { district: 'Patna', state: 'Bihar', pin: '800001' },
]

const [alpha, sahyog, sigma, tau] = ['9800000001', '9800000004', '9820000005', '9820000006']

/** Uplines stand before those below them; each is named by its mobile number. */
const shops = [
  { name: 'Delta', business: 'Namuna Digital Seva', owner: 'Rohan Namuna', kind: 'Retailer', under: alpha },
  { name: 'Epsilon', business: 'Udaharan Online Point', owner: 'Sana Udaharan', kind: 'Retailer', under: alpha },
  { name: 'Zeta', business: 'Prayog Computers', owner: 'Tarun Prayog', kind: 'Retailer', under: alpha },
  { name: 'Eta', business: 'Kalpit Mobile & Xerox', owner: 'Pooja Kalpit', kind: 'Retailer', under: alpha },
  { name: 'Theta', business: 'Abhyas Cyber Cafe', owner: 'Vivek Abhyas', kind: 'Retailer', under: alpha },
  {
    name: 'Sigma',
    business: 'Pratiroop Services',
    owner: 'Anita Pratiroop',
    kind: 'Master Distributor',
    under: sahyog,
  },
  { name: 'Tau', business: 'Drishtant Distributors', owner: 'Suresh Drishtant', kind: 'Distributor', under: sigma },
  { name: 'Kappa', business: 'Demokar Seva Kendra', owner: 'Neha Demokar', kind: 'Retailer', under: tau },
  { name: 'Lambda', business: 'Testwala Stationers', owner: 'Yash Testwala', kind: 'Retailer', under: tau },
  { name: 'Omega', business: 'Pariksha Jan Seva', owner: 'Zoya Pariksha', kind: 'Retailer', under: sigma },
  { name: 'Iota', business: 'Namunekar Printing', owner: 'Harsh Namunekar', kind: 'Retailer', under: tau },
  { name: 'Rho', business: 'Kalpit Tax Point', owner: 'Lakshmi Kalpit', kind: 'Retailer', under: sahyog },
] as const

type Name = (typeof shops)[number]['name']
/** How far those are with their KYC who are not approved. */
const kyc: Partial<Record<Name, 'submitted' | 'not-started' | 'rejected' | 're-kyc'>> = {
  Zeta: 'submitted',
  Theta: 'submitted',
  Lambda: 'not-started',
  Iota: 'rejected',
  Rho: 're-kyc',
}

export const demoMembers = shops.map(({ name, business, owner, kind, under }, i) => ({
  mobile: `98200000${String(i).padStart(2, '0')}`,
  email: `${name.toLowerCase()}@members.example`,
  pan: `AAAP${owner.split(' ')[1]?.charAt(0)}20${String(i).padStart(2, '0')}Z`,
  business,
  firstName: owner.split(' ')[0] ?? '',
  lastName: owner.split(' ')[1] ?? '',
  gender: i % 2 === 0 ? ('M' as const) : ('F' as const),
  idType: kind,
  under,
  kyc: kyc[name] ?? ('approved' as const),
  joinedDaysAgo: 90 - i * 7,
  address: {
    address1: `${i + 1} Sample Lane`,
    address2: 'Test Nagar',
    address3: '',
    ...(places[i % places.length] ?? { district: 'Pune', state: 'Maharashtra', pin: '411001' }),
  },
}))
