import * as z from 'zod/mini'
import { firstSiteTexts } from '../texts/en/site.ts'
import { endpoint, nothing, uploadEndpoint } from './kernel/endpoint.ts'
import { ownPasswordField } from './kernel/fields.ts'
import { keysOf } from './kernel/keys-of.ts'
import { adminOnly, backOffice } from './kernel/role.ts'
import {
  cinSetting,
  emailSetting,
  emailsSetting,
  flagSetting,
  httpsSetting,
  longTextSetting,
  numberSetting,
  rupeesSetting,
  type Setting,
  settingSchema,
  textSetting,
} from './kernel/setting.ts'

/** Everything an admin sets for the site, group by group, as the screen shows it. */
export const settingGroups = {
  'Business information': {
    businessName: textSetting('', {
      label: 'Business name',
      help: 'Shown in the header, the page title, mails and printed papers.',
      max: 80,
    }),
    add1: textSetting('', { label: 'Address line 1' }),
    add2: textSetting('', { label: 'Address line 2' }),
    add3: textSetting('', { label: 'Address line 3' }),
    district: textSetting('', { label: 'District' }),
    pin: textSetting('', { label: 'Pincode', max: 6, box: 'digits' }),
    state: textSetting('', { label: 'State' }),
    contactNo: textSetting('', { label: 'Contact phone', max: 20, box: 'phone' }),
    emailId: emailSetting('', { label: 'Contact e-mail' }),
    cin: cinSetting('', {
      label: 'Company identification number (CIN)',
      help: '21 characters, as the registrar wrote it.',
      max: 21,
    }),
  },
  'Live chat': {
    chatAddress: httpsSetting('', {
      label: 'Chat address',
      help: 'The page shown in the Live Chat dialog. Empty: the chat is not available.',
      guard: 'admin',
    }),
  },
  'Contact departments': {
    bankingEmail: emailSetting('', { label: 'Banking', help: 'Empty: the contact e-mail is shown.' }),
    loanEmail: emailSetting('', { label: 'Loan leads' }),
    panEmail: emailSetting('', { label: 'PAN facilitation' }),
    insuranceEmail: emailSetting('', { label: 'Insurance' }),
    itEmail: emailSetting('', { label: 'IT support' }),
    complaintsEmail: emailSetting('', { label: 'Complaints' }),
  },
  'Social links': {
    facebook: httpsSetting('', { label: 'Facebook' }),
    instagram: httpsSetting('', { label: 'Instagram' }),
    x: httpsSetting('', { label: 'X' }),
    youtube: httpsSetting('', { label: 'YouTube' }),
    linkedin: httpsSetting('', { label: 'LinkedIn' }),
  },
  'Texts of the public pages': {
    homeHeadline: textSetting(firstSiteTexts.homeHeadline, { label: 'Home: headline', max: 120 }),
    homeIntro: longTextSetting(firstSiteTexts.homeIntro, { label: 'Home: introduction', max: 600 }),
    aboutText: longTextSetting(firstSiteTexts.aboutText, {
      label: 'About us',
      help: 'Leave an empty line between paragraphs.',
    }),
    missionText: longTextSetting(firstSiteTexts.missionText, { label: 'Mission' }),
    visionText: longTextSetting(firstSiteTexts.visionText, { label: 'Vision' }),
    servicesIntro: longTextSetting(firstSiteTexts.servicesIntro, { label: 'Services: introduction', max: 600 }),
    contactIntro: longTextSetting(firstSiteTexts.contactIntro, { label: 'Contact: introduction', max: 600 }),
  },
  'Legal pages': {
    privacyText: longTextSetting(firstSiteTexts.privacyText, {
      label: 'Privacy policy',
      help: 'Leave an empty line between paragraphs. A line that begins with # is a heading.',
    }),
    licensingText: longTextSetting(firstSiteTexts.licensingText, { label: 'Licensing' }),
    termsText: longTextSetting(firstSiteTexts.termsText, { label: 'Terms' }),
  },
  // Merchants run what these lead to.
  'Links on Download Software': {
    ekycPanLink: httpsSetting('https://www.onlineservices.proteantech.in/paam/', {
      label: 'e-KYC PAN provider',
      guard: 'admin',
    }),
    panPortalLink: httpsSetting('https://www.psaonline.utiitsl.com/psaonline/', {
      label: 'PAN provider portal',
      guard: 'admin',
    }),
    nsdlStatusLink: httpsSetting('https://tin.tin.proteantech.in/pantan/StatusTrack.html', {
      label: 'NSDL PAN status',
      guard: 'admin',
    }),
    utiStatusLink: httpsSetting('https://www.trackpan.utiitsl.com/PANONLINE/', {
      label: 'UTI PAN status',
      guard: 'admin',
    }),
    linkAadhaarLink: httpsSetting('https://eportal.incometax.gov.in/iec/foservices/', {
      label: 'Link Aadhaar to PAN',
      guard: 'admin',
    }),
    epanByAckLink: httpsSetting('https://www.onlineservices.proteantech.in/paam/requestAndDownloadEPAN.html', {
      label: 'e-PAN by acknowledgement number',
      guard: 'admin',
    }),
    epanByPanLink: httpsSetting('https://www.pan.utiitsl.com/PAN_ONLINE/ePANCard', {
      label: 'e-PAN by PAN number',
      guard: 'admin',
    }),
    dematLink: httpsSetting('https://www.cdslindia.com/Investors/open-demat.html', {
      label: 'Open a demat account',
      guard: 'admin',
    }),
    npsLink: httpsSetting('https://enps.nsdl.com/eNPS/NationalPensionSystem.html', {
      label: 'Open an NPS account',
      guard: 'admin',
    }),
    vatsalyaLink: httpsSetting('https://enps.nsdl.com/eNPS/NPSVatsalya.html', {
      label: 'Open a Vatsalya NPS account',
      guard: 'admin',
    }),
    rdMantraLink: httpsSetting('https://download.mantratecapp.com/', {
      label: 'RD service, first vendor',
      guard: 'admin',
    }),
    rdMorphoLink: httpsSetting('https://www.idemia.com/', { label: 'RD service, second vendor', guard: 'admin' }),
    scannerLink: httpsSetting('https://www.naps2.com/download', { label: 'Scanner tool', guard: 'admin' }),
    remoteSupportLink: httpsSetting('https://anydesk.com/en/downloads', {
      label: 'Remote-support viewer',
      guard: 'admin',
    }),
  },
  'Rates and limits': {
    twoPersonLimit: rupeesSetting(50_000, {
      label: 'Second person above, rupees',
      help: 'A credit above this amount needs two people.',
      guard: 'two-admins',
    }),
    refundTwoPersonLimit: rupeesSetting(100, {
      label: 'Refund by two above, rupees',
      help: 'Giving back more than this for an acknowledged application or a filed GST registration needs two people.',
      guard: 'two-admins',
    }),
    lowBalance: rupeesSetting(500, {
      label: 'Low balance below, rupees',
      help: 'The default for merchants who set none of their own.',
    }),
    onlineMin: rupeesSetting(100, {
      label: 'Online payment at least, rupees',
      help: 'Merchants add money online between these two amounts.',
      min: 1,
      guard: 'two-admins',
    }),
    onlineMax: rupeesSetting(50_000, {
      label: 'Online payment at most, rupees',
      min: 1,
      guard: 'two-admins',
    }),
    scanMaxMb: numberSetting(10, { label: 'Scanned form at most, MB', min: 1, max: 30 }),
    esignHours: numberSetting(24, {
      label: 'Aadhaar step given up after, hours',
      help: 'A paperless application that nobody has signed by then goes to Cancel Aadhar.',
      min: 1,
      max: 720,
    }),
    hardCopyDays: numberSetting(15, { label: 'Hard copy overdue after, days', min: 1, max: 365 }),
  },
  'Mail of the daily collection': {
    collectionMail: flagSetting(false, {
      label: 'Send it every day',
      help: 'What came in on the day before, in India, with a link to the report.',
      guard: 'admin',
    }),
    collectionMailHour: numberSetting(7, {
      label: 'From which hour, 0 to 23',
      help: 'Indian time. A server that stands still then sends it when it is back.',
      max: 23,
      guard: 'admin',
    }),
    collectionMailTo: emailsSetting('', {
      label: 'To',
      help: 'E-mail addresses with commas between them.',
      max: 600,
      guard: 'admin',
    }),
  },
  Switches: {
    registrationOpen: flagSetting(true, {
      label: 'Registration is open',
      help: 'Off: the registration page says that no new shops are taken.',
    }),
  },
} as const satisfies Record<string, Record<string, Setting>>

type Groups = typeof settingGroups
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type AllSettings = Merged<Groups[keyof Groups]>
export type SettingName = keyof AllSettings & string

type Widened<Value> = Value extends string ? string : Value extends number ? number : boolean
/** The value of every setting. */
export type SiteSettings = {
  [Name in SettingName]: AllSettings[Name] extends Setting<infer Value> ? Widened<Value> : never
}

// cast: any number of groups put together is anything to the language; the name of each comes from the same groups
export const allSettings = Object.assign({}, ...Object.values(settingGroups)) as Record<SettingName, Setting>

/** The names of the settings that are guarded so; without a guard, those that the permission for settings is enough for. */
export const settingsGuardedBy = (guard: Setting['guard']): SettingName[] =>
  keysOf(allSettings).filter((name) => allSettings[name].guard === guard)

type SettingShape = { [Name in SettingName]: z.ZodMiniOptional<z.ZodMiniType<SiteSettings[Name], SiteSettings[Name]>> }

/** Any of these settings, each by its own rule; others are dropped. */
export const settingValues = (names: readonly SettingName[]) =>
  z.object(
    // cast: of the names that are left out the answer holds nothing, as of any that may be left out
    Object.fromEntries(names.map((name) => [name, z.optional(settingSchema(allSettings[name]))])) as SettingShape,
  )

export const getSiteConfiguration = endpoint({
  method: 'GET',
  path: '/backend/settings/site-configuration',
  reads: ['site'],
  summary: 'Every setting of the site',
  allow: backOffice('setting'),
  reply: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

export const saveSiteConfiguration = endpoint({
  method: 'POST',
  path: '/backend/settings/site-configuration',
  changes: ['site'],
  summary: 'Change settings of the site; those left out stay, and guarded ones are refused',
  allow: backOffice('setting'),
  body: settingValues(keysOf(allSettings)),
  reply: nothing,
})

export const saveGuardedSettings = endpoint({
  method: 'POST',
  path: '/backend/settings/guarded-settings',
  changes: ['site'],
  summary: 'Change settings that only an admin may change; those left out stay',
  allow: adminOnly,
  confirmed: true,
  body: z.object({ ...settingValues(settingsGuardedBy('admin')).shape, ...ownPasswordField }),
  reply: nothing,
})

const pictureRule = {
  types: ['image'] as const,
  maxBytes: 2_000_000,
  refusal: 'Only images (JPEG, PNG, WebP) are allowed',
}

export const uploadLogo = uploadEndpoint({
  path: '/backend/settings/logo',
  changes: ['site'],
  summary: 'Replace the logo',
  allow: backOffice('setting'),
  limit: 'upload',
  field: 'logo',
  accept: { ...pictureRule, picture: { side: 512, format: 'png', qr: 'no payment' } },
  reply: nothing,
})

export const uploadFavicon = uploadEndpoint({
  path: '/backend/settings/favicon',
  changes: ['site'],
  summary: 'Replace the icon of the site',
  allow: backOffice('setting'),
  limit: 'upload',
  field: 'favicon',
  accept: { ...pictureRule, picture: { side: 96, format: 'png', qr: 'no payment' } },
  reply: nothing,
})
