/** Online payments of the demo that did not, or not yet, bring money. They are invented; amounts are paise. */
export const demoUnpaidOrders = [
  {
    mobile: '9800000002',
    amount: 2_000_00,
    daysAgo: 11,
    time: '12:45',
    state: 'failed',
    reason: 'Payment was declined by the bank.',
  },
  { mobile: '9800000004', amount: 5_000_00, daysAgo: 8, time: '18:20', state: 'expired', reason: '' },
  {
    mobile: '9800000001',
    amount: 10_000_00,
    daysAgo: 5,
    time: '11:05',
    state: 'failed',
    reason: 'The UPI PIN was not entered in time.',
  },
  { mobile: '9800000004', amount: 1_500_00, daysAgo: 0, time: '09:50', state: 'created', reason: '' },
] as const
