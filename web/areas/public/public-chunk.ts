// One chunk for the whole area: its pages are small, and a dozen smaller files would weigh more than they save.
export { HomePage } from './home-page.tsx'
export { PublicLayout } from './public-layout.tsx'
