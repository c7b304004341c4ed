import { publicPaths } from '../../contract/public-paths.ts'

const sentences: Record<string, string> = {
  [publicPaths.home]: 'PAN cards, GST registration and returns, and everyday payments at a service centre near you.',
  [publicPaths.about]: 'Who we are, how our service centres work and what we answer for.',
  [publicPaths.services]: 'PAN card, GST, AEPS, bill payments, insurance, pension and more services over one counter.',
  [publicPaths.contact]: 'Whom to write to about PAN, banking, loans, insurance, the portal itself, or a complaint.',
  [publicPaths.mission]: 'Why we bring government services to the counter next door, and where that leads.',
  [publicPaths.paymentStatus]: 'How your payment ended.',
  [publicPaths.privacyPolicy]: 'What we keep about you, why and for how long, and what you can ask of us.',
  [publicPaths.licensing]: 'What we are licensed to do, and for whom we act.',
  [publicPaths.terms]: 'The terms on which our services are given and paid for.',
}

/** A sentence about a public page, for search engines and for those who share its address. */
export function describePage(path: string): string {
  return sentences[path] ?? sentences['/'] ?? ''
}
