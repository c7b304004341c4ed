import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { isDay, today, whyNoDay } from './dates.ts'
import { addDays } from './days.ts'

/** Signs that nobody sees: they come with what is pasted, turn words round, fill a box with nothing, or make two names look alike. */
const unseen =
  /(?![\t\n\r])\p{Cc}|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\u180e\u2800\ufff9-\ufffb]|\p{Cs}/gu
/** Ends of a line and of a paragraph that hardly any program shows as such. */
const unseenEnds = /[\u2028\u2029]/g
/** Joiners, with the letter before them if it is one of a script that is written with them. */
const joiners =
  /([\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}]?)([\u200c\u200d]+)/gu
const keepJoiner = (_: string, letter: string, joined: string) => (letter === '' ? '' : letter + joined.charAt(0))

/** Cleans whatever people type and others read. A joiner after an Indian letter stays. */
export const withoutInvisible = z.overwrite<string>((text) =>
  text.replace(unseenEnds, ' ').replace(unseen, '').replace(joiners, keepJoiner),
)

export const atMost = (max: number) => z.maxLength(max, { error: () => checkTexts.atMost({ max }) })

/** A text that may be empty, but not missing. */
export const anyText = (max: number) =>
  z.string({ error: checkTexts.invalid }).check(withoutInvisible, z.trim(), atMost(max))

/** A text that must be there. A missing one, an empty one and a wrong type all read 'Required'. */
export const requiredText = (max = 200) =>
  z
    .string({ error: checkTexts.required })
    .check(withoutInvisible, z.trim(), z.minLength(1, { error: checkTexts.required }), atMost(max))

/** A text that may be left out, be empty or be null. */
export const optionalText = (max = 500) => z.nullish(anyText(max))

/** Why money goes back or work is refused: the merchant is told it, so a word such as 'no' is not enough. */
export const reasonText = requiredText(300).check(
  z.minLength(5, { error: () => checkTexts.atLeast({ min: 5 }) }),
  z.regex(/\p{L}/u, { error: checkTexts.inWords }),
)

/** What somebody signs in with: signs that look like no others, so that nobody passes for somebody else. */
export const newUserName = requiredText(60).check(
  z.regex(/^\S+$/, { error: checkTexts.noSpaces }),
  z.regex(/^[A-Za-z0-9][A-Za-z0-9._@+-]*$/, { error: checkTexts.userNameSigns }),
)

/** A number that comes as text, in an address or beside a file: plain digits only, not '1e2', ' 3' or 'true'. */
export const numberInText = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(
    z.transform((typed: unknown) =>
      typeof typed === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(typed) ? Number(typed) : typed,
    ),
    schema,
  )

const sayWhy = ({ input }: { input?: unknown }) => whyNoDay(String(input))

/** A day that there is, such as '2026-04-05': '2026-02-30' and '2026-11-00' only look like one. */
export const dayText = requiredText(10).check(z.refine(isDay, { error: sayWhy }))

/** The same for fields with a rule of their own about the day, which is asked of days only. */
export const dayBeforeRules = requiredText(10).check(z.refine(isDay, { error: sayWhy, abort: true }))

/** A day that may be left empty. */
export const optionalDay = z._default(
  anyText(10).check(z.refine((typed) => typed === '' || isDay(typed), { error: sayWhy })),
  '',
)

/** Today or one of the days before, but not too many. */
export const recentDay = (mostDaysAgo: number) =>
  dayBeforeRules.check(
    z.refine((day) => day <= today() && day >= addDays(today(), -mostDaysAgo), {
      error: () => checkTexts.recentDay({ days: mostDaysAgo }),
    }),
  )

/** First and last day of something, both whole. */
export const dayRange = z
  .object({ from: dayBeforeRules, to: dayBeforeRules })
  .check(z.refine(({ from, to }) => from <= to, { error: checkTexts.lastBeforeFirst, path: ['to'], abort: true }))

/** Passwords are never trimmed: a space at the end is part of it. */
export const passwordText = z
  .string({ error: checkTexts.required })
  .check(z.minLength(1, { error: checkTexts.required }), atMost(200))

/** Stands in the body of a call that is `confirmed`. */
export const ownPasswordField = { ownPassword: passwordText }

export const emailText = requiredText(254).check(
  z.regex(/^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/, { error: checkTexts.email }),
)
/** The number of a record, as text: it may be too large for a number. */
export const idText = z
  .string({ error: checkTexts.invalid })
  .check(z.regex(/^[0-9]{1,18}$/, { error: checkTexts.invalid }))
export const byId = z.object({ id: idText })
export const byUuid = z.object({ id: z.string().check(z.regex(/^[0-9a-f-]{36}$/, { error: checkTexts.invalid })) })

/** A choice in a dropdown. The empty value stands for '--Select--'. */
export const option = z.object({ value: z.string(), label: z.string() })
export type Option = z.infer<typeof option>
