/** What the carousels of the demo say, to whom. The pictures are drawn when it is loaded. */
export const demoSlides = [
  {
    audience: 'public',
    title: 'New here? Take the tour in ten stops',
    lines: ['New here? Take the tour', 'Ten stops through this demo'],
    link: '/tour',
    colours: ['#123a6b', '#4263eb'],
  },
  {
    audience: 'public',
    title: 'PAN card in four steps: fill, sign, scan, done',
    lines: ['PAN card in four steps', 'Fill · Sign · Scan · Done'],
    link: '/services',
    colours: ['#0b4a8f', '#1c7ed6'],
  },
  {
    audience: 'public',
    title: 'GST registration and returns at the counter next door',
    lines: ['GST at the counter next door', 'Registration · Returns · Reminders'],
    link: '/services',
    colours: ['#0b6b4f', '#2f9e6f'],
  },
  {
    audience: 'merchant',
    title: 'Send this month’s hard copies by the 25th',
    lines: ['Hard copies by the 25th', 'One parcel, one batch sheet'],
    link: '/merchant/misc/courier/list',
    colours: ['#7a3b12', '#d9730d'],
  },
  {
    audience: 'back-office',
    title: 'Verification desk: photo and signature first',
    lines: ['Photo and signature first', 'Most returns come from there'],
    link: '/backend/actions/nsdl-pan/document-verify',
    colours: ['#4a2a7a', '#7950c9'],
  },
] as const

/** Whom the demo's payment code pays: an address of a bank that there is not. */
export const demoPayee = 'upi://pay?pa=sampleseva@examplebank&pn=Sample%20Seva%20Kendra&cu=INR'
