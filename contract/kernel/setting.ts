import * as z from 'zod/mini'
import { isCin } from './cin.ts'
import { anyText, emailText } from './fields.ts'

export type SettingKind = 'text' | 'long-text' | 'email' | 'emails' | 'https' | 'cin' | 'number' | 'rupees' | 'flag'
export type SettingValue = string | number | boolean

/** One thing an admin can set: what it is called, what it does, and what holds until someone sets it. */
export interface Setting<Value extends SettingValue = SettingValue> {
  kind: SettingKind
  label: string
  help: string
  value: Value
  max?: number
  min?: number
  /** Which keyboard a phone shows for a text, where it is not the whole one. */
  box?: 'digits' | 'phone'
  /** Who may change it beyond the permission for settings: an admin with the password, or two of them together. */
  guard?: 'admin' | 'two-admins'
}

type About = Pick<Setting, 'box' | 'guard'> & { label: string; help?: string; max?: number; min?: number }
const setting =
  <Value extends SettingValue>(kind: SettingKind) =>
  (value: Value, { help = '', ...about }: About): Setting<Value> => ({ kind, value, help, ...about })

export const textSetting = setting<string>('text')
export const longTextSetting = setting<string>('long-text')
export const emailSetting = setting<string>('email')
/** Any number of addresses, with commas between them. */
export const emailsSetting = setting<string>('emails')
/** An address that starts with https://, or nothing. */
export const httpsSetting = setting<string>('https')
/** A company's number at the registrar, or nothing. */
export const cinSetting = setting<string>('cin')
export const numberSetting = setting<number>('number')
/** An amount of money. */
export const rupeesSetting = setting<number>('rupees')
export const flagSetting = setting<boolean>('flag')

/** Of a number that says no limit of its own: a crore. A limit above it would be none. */
const highest = 10_000_000

/** The schema of one setting; an empty text is allowed everywhere and means 'not set'. */
export function settingSchema(about: Setting): z.ZodMiniType<SettingValue> {
  const max = about.max ?? (about.kind === 'long-text' ? 20_000 : 300)
  const text = anyText(max)
  switch (about.kind) {
    case 'text':
    case 'long-text':
      return text
    case 'email':
      return z.union([z.literal(''), emailText], 'Enter an e-mail address, such as name@example.com')
    case 'emails':
      return text.check(z.refine(areEmails, 'Enter e-mail addresses with commas between them, at most ten'))
    case 'https':
      return text.check(z.refine(isHttpsOrEmpty, 'Enter an address that starts with https://'))
    case 'cin':
      return text.check(
        z.toUpperCase(),
        z.refine((typed) => typed === '' || isCin(typed), 'Enter the 21 characters, such as U12345MH2020PTC123456'),
      )
    case 'number':
    case 'rupees':
      return z
        .number('Enter a number')
        .check(
          z.minimum(about.min ?? 0, `At least ${about.min ?? 0}`),
          z.maximum(about.max ?? highest, `At most ${(about.max ?? highest).toLocaleString('en-IN')}`),
        )
    case 'flag':
      return z.boolean('Invalid input')
  }
}

/** The single addresses of such a setting. */
export const emailsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '')

function areEmails(text: string): boolean {
  const all = emailsOf(text)
  return all.length <= 10 && all.every((one) => emailText.safeParse(one).success)
}

function isHttpsOrEmpty(text: string): boolean {
  return text === '' || /^https:\/\/[\w-]+(\.[\w-]+)+(:\d{1,5})?([/?#][^\s"'<>]*)?$/.test(text)
}
