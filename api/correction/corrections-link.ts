/** Where the back office finds the corrections. */
export const correctionsLink = '/backend/actions/payments?tab=corrections'
