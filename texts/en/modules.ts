import { catalogue } from '../catalogue.ts'

export const moduleTexts = catalogue('modules', {
  applications: 'Applications',
  applyForPanAndGst: 'Apply for PAN and GST, paid from the wallet.',
  payments: 'Payments',
  askForPayments: 'Ask for payments to be added to the wallet, and see them.',
  courier: 'Courier',
  sendConsignments: 'Send consignments and follow them.',
  reports: 'Reports',
  seeTheStatement: 'See the statement and reports of the business.',
  managePeople: 'Manage people',
  addStaffAndMembers: 'Add staff and members, and change them. Only the owner gives this.',
})
