/** The GST clients and registrations of one shop of the demo. All of them are invented. */
export const demoGstClients = [
  {
    pan: 'AAACS1201A',
    name: 'Sample Sarees Private Limited',
    trade: 'Sample Sarees',
    scheme: 'regular',
    turnover: '2-to-5',
  },
  { pan: 'AAAPT1202B', name: 'Test Timbers', trade: '', scheme: 'qrmp', turnover: '1.5-to-2' },
  { pan: 'AAAPE1203C', name: 'Example Eatery', trade: '', scheme: 'composition', turnover: 'up-to-1.5' },
  {
    pan: 'AAACM1204D',
    name: 'Model Motors Private Limited',
    trade: 'Model Motors',
    scheme: 'regular',
    turnover: '5-to-20',
  },
] as const

export const demoQuestion = 'The sales register ends on the 25th. Please send the invoices of the last week.'
export const demoClarification = 'Please send an electricity bill of the shop that is not older than two months.'

export const demoGstRegistrations = [
  { status: 'draft', name: 'Draft Dairy', pan: 'AAAPD1301E', daysAgo: 0, time: '09:30' },
  { status: 'submitted', name: 'New Notebooks', pan: 'AAAPN1302F', daysAgo: 1, time: '11:15' },
  { status: 'clarification', name: 'Asked Apparels', pan: 'AAAPA1303G', daysAgo: 6, time: '15:05' },
  { status: 'approved', name: 'Done Decorators', pan: 'AAAPD1304H', daysAgo: 15, time: '10:25' },
] as const
