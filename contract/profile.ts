import * as z from 'zod/mini'
import { checkTexts } from '../texts/en/checks.ts'
import { profileTexts } from '../texts/en/profile.ts'
import { languages } from '../texts/languages.ts'
import { endpoint, fileEndpoint, nothing, tableEndpoint, uploadEndpoint } from './kernel/endpoint.ts'
import { byUuid, passwordText, requiredText } from './kernel/fields.ts'
import { keysOf } from './kernel/keys-of.ts'
import { type Access, backOffice, merchantArea, roles } from './kernel/role.ts'
import { dateTimeColumn, flagColumn, textColumn } from './kernel/table.ts'
import { newPassword, tokens } from './session.ts'
import { ownSignIn } from './sign-in-history.ts'

export const settingNames = ['twoFactorAuthentication', 'loginNotification', 'activityTracking'] as const
export type SettingName = (typeof settingNames)[number]
export const userSettings = z.object({
  twoFactorAuthentication: z.boolean(),
  loginNotification: z.boolean(),
  activityTracking: z.boolean(),
})
export type UserSettings = z.infer<typeof userSettings>

export const settingChange = z.object({
  prop: z.enum(settingNames, { error: checkTexts.invalid }),
  value: z.enum(['true', 'false'], { error: profileTexts.mustBeTrueOrFalse }),
  /** Asked for when two-factor is switched. */
  password: z.optional(passwordText),
})

const language = z.enum(keysOf(languages), { error: checkTexts.invalid })

export const profile = z.object({
  code: z.string(),
  userName: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  owner: z.boolean(),
  emailId: z.string(),
  mobileNo: z.nullable(z.string()),
  merchantCode: z.nullable(z.string()),
  bussName: z.nullable(z.string()),
  permissions: z.array(z.string()),
  memberSince: z.string(),
  hasPhoto: z.boolean(),
  authenticatorApp: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** Nothing until they choose one. */
  language: z.nullable(language),
})
export type Profile = z.infer<typeof profile>

export const passwordChange = z.object({ currentPassword: passwordText, newPassword })

export const sessionRow = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
})
export type SessionRow = z.infer<typeof sessionRow>
export const sessionColumns = {
  device: textColumn(profileTexts.device),
  ip: textColumn(profileTexts.ipAddress),
  startedAt: dateTimeColumn(profileTexts.signedIn),
  lastSeenAt: dateTimeColumn(profileTexts.lastSeen),
  current: flagColumn(profileTexts.thisOne, { sortable: false }),
}

export const activityRow = z.object({
  id: z.string(),
  at: z.string(),
  act: z.string(),
  ip: z.string(),
  device: z.string(),
})
export const activityColumns = {
  at: dateTimeColumn(profileTexts.time),
  act: textColumn(profileTexts.what),
  ip: textColumn(profileTexts.ipAddress),
  device: textColumn(profileTexts.device),
}

const photoRule = {
  types: ['image'] as const,
  maxBytes: 5_000_000,
  get refusal() {
    return profileTexts.onlyImages()
  },
}

/** The same calls stand in both areas, each under its own base and for its own people. */
function profileCallsOf(base: '/backend' | '/merchant', allow: Access) {
  const at = (path: string) => `${base}/my-profile/${path}`
  return {
    getProfile: endpoint({
      method: 'GET',
      path: at('profile'),
      reads: ['profile'],
      summary: 'My profile',
      allow,
      reply: profile,
    }),
    getSettings: endpoint({
      method: 'GET',
      path: at('get-settings'),
      reads: ['own-settings'],
      summary: 'My account settings',
      allow,
      reply: userSettings,
    }),
    updateSetting: endpoint({
      method: 'POST',
      path: at('update-setting'),
      changes: [],
      because: 'The reply is all of the settings, and the screen takes them as they came',
      summary: 'Switch one account setting',
      allow,
      body: settingChange,
      reply: userSettings,
    }),
    changePassword: endpoint({
      method: 'POST',
      path: at('change-password'),
      changes: ['sign-in'],
      summary: 'Change my password; every other sign-in ends',
      allow,
      limit: 'sign-in',
      body: passwordChange,
      reply: tokens,
    }),
    beginTotp: endpoint({
      method: 'POST',
      path: at('totp/begin'),
      changes: [],
      because: 'Nothing holds until it is confirmed',
      summary: 'Begin to enrol an authenticator app',
      allow,
      limit: 'sign-in',
      body: z.object({ password: passwordText }),
      reply: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
    }),
    confirmTotp: endpoint({
      method: 'POST',
      path: at('totp/confirm'),
      changes: ['profile', 'own-settings'],
      summary: 'Finish enrolling; answers with the recovery codes, once',
      allow,
      limit: 'sign-in',
      body: z.object({ code: requiredText(10) }),
      reply: z.object({ recoveryCodes: z.array(z.string()) }),
    }),
    removeTotp: endpoint({
      method: 'POST',
      path: at('totp/remove'),
      changes: ['profile', 'own-settings'],
      summary: 'Remove the authenticator app',
      allow,
      limit: 'sign-in',
      body: z.object({ password: passwordText }),
      reply: nothing,
    }),
    listSessions: tableEndpoint({
      path: at('sessions'),
      reads: ['sign-in'],
      title: profileTexts.whereIAmSignedIn,
      allow,
      columns: sessionColumns,
      card: { title: 'device', line: ['ip'], state: 'current', day: 'lastSeenAt', facts: ['startedAt'] },
      row: sessionRow,
    }),
    endSession: endpoint({
      method: 'POST',
      path: at('sessions/:id/end'),
      changes: ['sign-in'],
      summary: 'End one of my sign-ins',
      allow,
      owned: true,
      params: byUuid,
      reply: nothing,
    }),
    getSignIns: endpoint({
      method: 'GET',
      path: at('sign-ins'),
      reads: ['sign-in'],
      summary: 'My last sign-ins, with the device, and how each ended',
      allow,
      reply: z.array(ownSignIn),
    }),
    listActivity: tableEndpoint({
      path: at('activity'),
      reads: [],
      because: 'Nearly every call adds to it; a page that opens asks anew',
      title: profileTexts.myRecentActivity,
      allow,
      columns: activityColumns,
      card: { title: 'act', line: ['device', 'ip'], day: 'at' },
      row: activityRow,
    }),
    getPhoto: fileEndpoint({ path: `${base}/account/photo`, reads: ['profile'], summary: 'My photo', allow }),
    uploadPhoto: uploadEndpoint({
      path: `${base}/account/upload-photo`,
      changes: ['profile'],
      summary: 'Replace my photo',
      allow,
      limit: 'upload',
      field: 'photo',
      accept: photoRule,
      reply: nothing,
    }),
  }
}

export const backOfficeProfile = profileCallsOf('/backend', backOffice())
export const merchantProfile = profileCallsOf('/merchant', merchantArea())

/** The back office works in English, so it has nothing to choose. */
export const setLanguage = endpoint({
  method: 'POST',
  path: '/merchant/my-profile/language',
  changes: ['profile'],
  summary: 'Choose the language in which the portal speaks and writes to me',
  allow: merchantArea(),
  body: z.object({ language }),
  reply: nothing,
})
export type ProfileCalls = typeof backOfficeProfile
