/** How far one person alone may go with money, as it was changed and changed back in the demo. Amounts in rupees. */
export const demoLimitChanges = [
  {
    proposedBy: 'admin',
    decidedBy: 'admin2',
    state: 'in-force',
    daysAgo: 26,
    before: { refundTwoPersonLimit: 100 },
    after: { refundTwoPersonLimit: 250 },
  },
  {
    proposedBy: 'admin2',
    decidedBy: 'admin',
    state: 'withdrawn',
    daysAgo: 19,
    before: { onlineMax: 50_000 },
    after: { onlineMax: 200_000 },
  },
  {
    proposedBy: 'admin2',
    decidedBy: 'admin',
    state: 'in-force',
    daysAgo: 11,
    before: { refundTwoPersonLimit: 250 },
    after: { refundTwoPersonLimit: 100 },
  },
] as const

/** What the second admin proposes now; the first can confirm or withdraw it. */
export const demoProposedLimits = { twoPersonLimit: 75_000 }
