/** What the demo's business has to tell, and to whom. */
export const demoNews = [
  {
    title: 'New PAN forms since 1 April 2026',
    body: 'Applications are made on Form 93 (individuals) and Form 94 (others). Please bring a proof of the date of birth: Aadhaar alone is no longer one.',
    audience: 'public',
    pinned: true,
  },
  {
    title: 'Open on Saturdays',
    body: 'Our service centres are open on Saturdays from 10 am to 4 pm.',
    audience: 'public',
    pinned: false,
  },
  {
    title: 'Send hard copies by the 25th',
    body: 'Please courier this month’s signed forms so that they reach the head office by the 25th.',
    audience: 'merchant',
    pinned: false,
  },
  {
    title: 'Verification desk',
    body: 'Check the photo and the signature box first: most returns come from there.',
    audience: 'back-office',
    pinned: false,
  },
] as const
