/** A correction of the demo that waits for a second person. It is invented. */
export const demoCorrection = {
  mobile: '9800000003',
  askedBy: 'staff1',
  direction: 'credit',
  amount: 25_000,
  reason: 'A cash deposit was credited ₹250 too low. The slip shows the right amount.',
  reference: 'Complaint 12',
}
