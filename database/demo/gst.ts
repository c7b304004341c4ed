/** The GST clients, returns and registrations of the demo's shops. All of them are invented. */
const [alpha, beta, gamma, sahyog] = ['9800000001', '9800000002', '9800000003', '9800000004']

export const demoGstClients = [
  {
    shop: beta,
    pan: 'AAACS1201A',
    name: 'Sample Sarees Private Limited',
    trade: 'Sample Sarees',
    scheme: 'regular',
    turnover: '2-to-5',
  },
  { shop: beta, pan: 'AAAPT1202B', name: 'Test Timbers', trade: '', scheme: 'qrmp', turnover: '1.5-to-2' },
  { shop: beta, pan: 'AAAPE1203C', name: 'Example Eatery', trade: '', scheme: 'composition', turnover: 'up-to-1.5' },
  {
    shop: beta,
    pan: 'AAACM1204D',
    name: 'Model Motors Private Limited',
    trade: 'Model Motors',
    scheme: 'regular',
    turnover: '5-to-20',
  },
  { shop: alpha, pan: 'AAAFN1205E', name: 'Namuna Hardware', trade: '', scheme: 'regular', turnover: 'up-to-1.5' },
  { shop: gamma, pan: 'AAAFU1206F', name: 'Udaharan Sweets', trade: '', scheme: 'regular', turnover: 'up-to-1.5' },
  {
    shop: sahyog,
    pan: 'AAACK1207G',
    name: 'Kalpit Foods Private Limited',
    trade: 'Kalpit Foods',
    scheme: 'regular',
    turnover: '2-to-5',
  },
  { shop: sahyog, pan: 'AAAFP1208H', name: 'Prayog Tools', trade: '', scheme: 'qrmp', turnover: 'up-to-1.5' },
] as const

/** Returns in every state; `client` is a place in the list above. */
export const demoGstReturns = [
  { client: 0, name: 'gstr-1', kind: 'month', status: 'filed', daysAgo: 3 },
  { client: 0, name: 'gstr-3b', kind: 'month', status: 'in-progress', daysAgo: 2 },
  { client: 1, name: 'pmt-06', kind: 'early-month', status: 'query', daysAgo: 1 },
  { client: 2, name: 'cmp-08', kind: 'quarter', status: 'submitted', daysAgo: 0 },
  { client: 3, name: 'gstr-1', kind: 'month', status: 'rejected', daysAgo: 8 },
  { client: 3, name: 'gstr-3b', kind: 'month', status: 'withdrawn', daysAgo: 6 },
  { client: 4, name: 'gstr-1', kind: 'month', status: 'filed', daysAgo: 5 },
  { client: 5, name: 'gstr-1', kind: 'month', status: 'filed', daysAgo: 4 },
  { client: 6, name: 'gstr-1', kind: 'month', status: 'filed', daysAgo: 6 },
  { client: 6, name: 'gstr-3b', kind: 'month', status: 'query', daysAgo: 2 },
  { client: 7, name: 'pmt-06', kind: 'early-month', status: 'submitted', daysAgo: 1 },
] as const

export const demoQuestion = 'The sales register ends on the 25th. Please send the invoices of the last week.'
export const demoFilingRefusal = 'The GSTIN was cancelled last month. Please file the final return instead.'
export const demoClarification = 'Please send an electricity bill of the shop that is not older than two months.'
export const demoGstRefusal = 'The department refused the application: the place of business could not be found.'

export const demoGstRegistrations = [
  { shop: beta, status: 'draft', name: 'Draft Dairy', pan: 'AAAPD1301E', daysAgo: 0, time: '09:30' },
  { shop: beta, status: 'submitted', name: 'New Notebooks', pan: 'AAAPN1302F', daysAgo: 1, time: '11:15' },
  { shop: beta, status: 'clarification', name: 'Asked Apparels', pan: 'AAAPA1303G', daysAgo: 6, time: '15:05' },
  { shop: beta, status: 'approved', name: 'Done Decorators', pan: 'AAAPD1304H', daysAgo: 15, time: '10:25' },
  { shop: beta, status: 'rejected', name: 'Namuna Nursery', pan: 'AAAPN1305J', daysAgo: 19, time: '12:40' },
  { shop: alpha, status: 'arn', name: 'Abhyas Agencies', pan: 'AAAPA1306K', daysAgo: 5, time: '16:10' },
  { shop: gamma, status: 'approved', name: 'Drishtant Dairy', pan: 'AAAPD1307L', daysAgo: 17, time: '13:20' },
  { shop: sahyog, status: 'draft', name: 'Pratiroop Prints', pan: 'AAAPP1308M', daysAgo: 1, time: '17:35' },
  { shop: sahyog, status: 'in-progress', name: 'Kalpit Kirana', pan: 'AAAPK1309N', daysAgo: 2, time: '10:55' },
  { shop: sahyog, status: 'clarification', name: 'Namunekar Novelties', pan: 'AAAPN1312R', daysAgo: 7, time: '16:20' },
  { shop: sahyog, status: 'arn', name: 'Sahyog Stores', pan: 'AAAPS1310P', daysAgo: 8, time: '14:30' },
  { shop: sahyog, status: 'approved', name: 'Udaharan Utensils', pan: 'AAAPU1311Q', daysAgo: 21, time: '11:50' },
] as const
