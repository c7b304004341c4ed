import { catalogue } from '../catalogue.ts'

/** A sentence about each public page, for search engines and for those who share its address. */
export const pageDescriptions = catalogue('page-descriptions', {
  home: 'PAN cards, GST registration and returns, and everyday payments at a service centre near you.',
  about: 'Who we are, how our service centres work and what we answer for.',
  services: 'PAN card, GST, AEPS, bill payments, insurance, pension and more services over one counter.',
  contact: 'Whom to write to about PAN, banking, loans, insurance, the portal itself, or a complaint.',
  mission: 'Why we bring government services to the counter next door, and where that leads.',
  paymentStatus: 'How your payment ended.',
  privacyPolicy: 'What we keep about you, why and for how long, and what you can ask of us.',
  licensing: 'What we are licensed to do, and for whom we act.',
  terms: 'The terms on which our services are given and paid for.',
})
