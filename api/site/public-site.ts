import type { LegalPage, PublicSite } from '../../contract/public-site.ts'
import { firstSiteTexts, siteTexts } from '../../texts/en/site.ts'
import type { Db } from '../platform/database.ts'
import { readSetting, readSettings } from './site-settings.ts'

/** The settings that visitors see, grouped as the pages use them. A department without an address has the general one. */
export async function publicSite(db: Db): Promise<PublicSite> {
  const s = await readSettings(db)
  return {
    businessName: s.businessName,
    add1: s.add1,
    add2: s.add2,
    add3: s.add3,
    district: s.district,
    pin: s.pin,
    state: s.state,
    contactNo: s.contactNo,
    emailId: s.emailId,
    cin: s.cin,
    departments: {
      banking: s.bankingEmail || s.emailId,
      loan: s.loanEmail || s.emailId,
      pan: s.panEmail || s.emailId,
      insurance: s.insuranceEmail || s.emailId,
      it: s.itEmail || s.emailId,
      complaints: s.complaintsEmail || s.emailId,
    },
    social: { facebook: s.facebook, instagram: s.instagram, x: s.x, youtube: s.youtube, linkedin: s.linkedin },
    texts: {
      homeHeadline: said(s, 'homeHeadline'),
      homeIntro: said(s, 'homeIntro'),
      about: said(s, 'aboutText'),
      mission: said(s, 'missionText'),
      vision: said(s, 'visionText'),
      servicesIntro: said(s, 'servicesIntro'),
      contactIntro: said(s, 'contactIntro'),
    },
  }
}

const settingOf = { 'privacy-policy': 'privacyText', licensing: 'licensingText', terms: 'termsText' } as const

export async function legalText(db: Db, page: LegalPage): Promise<{ text: string }> {
  const name = settingOf[page]
  return { text: said({ [name]: await readSetting(db, name) }, name) }
}

type SiteText = keyof typeof siteTexts

/** What the business has written itself is shown as it stands; what we began with is known in every language. */
function said(settings: Partial<Record<SiteText, string>>, name: SiteText): string {
  const written = settings[name] ?? ''
  return written === firstSiteTexts[name] ? siteTexts[name]() : written
}
