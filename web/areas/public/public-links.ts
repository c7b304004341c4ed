import { publicPaths } from '../../../contract/public-paths.ts'
import { publicTexts } from '../../../texts/en/public.ts'

/** The five pages of the header, in the order every menu shows them. */
export const publicLinks = [
  { label: publicTexts.home, path: publicPaths.home },
  { label: publicTexts.about, path: publicPaths.about },
  { label: publicTexts.services, path: publicPaths.services },
  { label: publicTexts.contact, path: publicPaths.contact },
  { label: publicTexts.missionVision, path: publicPaths.mission },
] as const

export const legalLinks = [
  { label: publicTexts.privacyPolicy, path: publicPaths.privacyPolicy },
  { label: publicTexts.licensing, path: publicPaths.licensing },
  { label: publicTexts.terms, path: publicPaths.terms },
] as const
