/** Agents of UTI in the demo, and what they have ordered. All of it is invented. */
const [alpha, sahyog, delta, epsilon, eta] = ['9800000001', '9800000004', '9820000000', '9820000001', '9820000003']

export const demoPsas = [
  { mobile: alpha, daysAgo: 28, status: 'approved', psaId: 'UTIALPHA01', reason: '' },
  { mobile: delta, daysAgo: 22, status: 'approved', psaId: 'UTIDELTA02', reason: '' },
  { mobile: sahyog, daysAgo: 26, status: 'approved', psaId: 'UTISAHYOG3', reason: '' },
  { mobile: eta, daysAgo: 7, status: 'rejected', psaId: null, reason: 'The PAN belongs to another name.' },
  { mobile: epsilon, daysAgo: 1, status: 'pending', psaId: null, reason: '' },
] as const

export const demoCoupons = [
  {
    mobile: alpha,
    daysAgo: 20,
    time: '11:10',
    kind: 'digital',
    quantity: 25,
    status: 'fulfilled',
    providerOrder: 'UTIORD70011',
  },
  {
    mobile: delta,
    daysAgo: 14,
    time: '15:25',
    kind: 'physical',
    quantity: 10,
    status: 'fulfilled',
    providerOrder: 'UTIORD70012',
  },
  {
    mobile: alpha,
    daysAgo: 9,
    time: '10:30',
    kind: 'physical',
    quantity: 15,
    status: 'fulfilled',
    providerOrder: 'UTIORD70013',
  },
  { mobile: delta, daysAgo: 5, time: '17:00', kind: 'digital', quantity: 20, status: 'refused', providerOrder: '' },
  {
    mobile: alpha,
    daysAgo: 2,
    time: '12:40',
    kind: 'digital',
    quantity: 30,
    status: 'fulfilled',
    providerOrder: 'UTIORD70014',
  },
  { mobile: alpha, daysAgo: 1, time: '16:20', kind: 'digital', quantity: 10, status: 'pending', providerOrder: '' },
  { mobile: delta, daysAgo: 0, time: '10:05', kind: 'physical', quantity: 5, status: 'pending', providerOrder: '' },
  {
    mobile: sahyog,
    daysAgo: 16,
    time: '12:15',
    kind: 'physical',
    quantity: 20,
    status: 'fulfilled',
    providerOrder: 'UTIORD70015',
  },
  {
    mobile: sahyog,
    daysAgo: 6,
    time: '14:50',
    kind: 'digital',
    quantity: 12,
    status: 'fulfilled',
    providerOrder: 'UTIORD70016',
  },
  { mobile: sahyog, daysAgo: 0, time: '10:45', kind: 'digital', quantity: 8, status: 'pending', providerOrder: '' },
] as const

export const demoRefusal = 'UTI had no coupons of this kind. Please order again next week.'
