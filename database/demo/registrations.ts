/** Shops of the demo that wait for a decision, and some that have had one. All of them are invented. */
const pune = { district: 'Pune', state: 'Maharashtra', pin: '411001' }
const places = [
  pune,
  { district: 'Jaipur', state: 'Rajasthan', pin: '302001' },
  { district: 'Lucknow', state: 'Uttar Pradesh', pin: '226001' },
  { district: 'Patna', state: 'Bihar', pin: '800001' },
]
const names = ['Sample', 'Example', 'Model', 'Trial', 'Test', 'Demo', 'Pattern', 'Specimen']

export const demoRegistrations = names.map((name, i) => ({
  status: i < 6 ? ('pending' as const) : ('rejected' as const),
  remark: i < 6 ? null : 'The shop address is incomplete. Give house number, street and a landmark.',
  first_name: name,
  last_name: 'Applicant',
  father_name: `Elder ${name}`,
  gender: i % 2 === 0 ? ('M' as const) : ('F' as const),
  dob: `198${i}-0${i + 1}-15`,
  mobile: `981000000${i}`,
  email: `shop${i}@applicants.example`,
  pan: `AAAPA100${i}Z`,
  shop_name: `${name} Service Point`,
  address1: `${i + 1} Sample Road`,
  address2: 'Test Nagar',
  address3: '',
  client_ip: `192.0.2.${i + 1}`,
  hoursAgo: 3 + i * 9,
  ...(places[i % places.length] ?? pune),
}))
