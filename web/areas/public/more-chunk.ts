// One chunk for the smaller pages: who reads one often reads another.
export { AboutPage } from './about-page.tsx'
export { ContactPage } from './contact-page.tsx'
export { LegalPage } from './legal-page.tsx'
export { MissionPage } from './mission-page.tsx'
export { PaymentStatusPage } from './payment-status-page.tsx'
export { ServicesPage } from './services-page.tsx'
