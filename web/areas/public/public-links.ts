import { publicPaths } from '../../../contract/public-paths.ts'

/** The five pages of the header, in the order every menu shows them. */
export const publicLinks = [
  { label: 'Home', path: publicPaths.home },
  { label: 'About', path: publicPaths.about },
  { label: 'Services', path: publicPaths.services },
  { label: 'Contact', path: publicPaths.contact },
  { label: 'Mission & Vision', path: publicPaths.mission },
] as const

export const legalLinks = [
  { label: 'Privacy Policy', path: publicPaths.privacyPolicy },
  { label: 'Licensing', path: publicPaths.licensing },
  { label: 'Terms', path: publicPaths.terms },
] as const
