/** Later dates that the department gave, as they stand in its notifications. */
export const demoDueExtensions = [
  {
    returnType: 'gstr-1',
    scheme: 'regular',
    stateGroup: null,
    period: '2024-12',
    newDate: '2025-01-13',
    notification: 'Notification No. 01/2025 – Central Tax, 10 January 2025',
  },
  {
    returnType: 'gstr-3b',
    scheme: 'regular',
    stateGroup: null,
    period: '2024-12',
    newDate: '2025-01-22',
    notification: 'Notification No. 02/2025 – Central Tax, 10 January 2025',
  },
] as const
