import * as z from 'zod/mini'
import { endpoint, fileEndpoint, nothing, tableEndpoint, uploadEndpoint } from './kernel/endpoint.ts'
import { anyText, byId, dayText, requiredText } from './kernel/fields.ts'
import { anyone, backOffice } from './kernel/role.ts'
import { choiceColumn, dateColumn, flagColumn, textColumn } from './kernel/table.ts'

export const audiences = ['public', 'merchant', 'back-office'] as const
export type Audience = (typeof audiences)[number]
const audienceLabels: Record<Audience, string> = {
  public: 'Public site',
  merchant: 'Merchants',
  'back-office': 'Back office',
}
export const audienceOptions = audiences.map((value) => ({ value, label: audienceLabels[value] }))

const day = z.nullable(dayText)
/** Shown from the first day to the last, both included; without one of them, open on that side. */
const shownDays = { startsOn: day, endsOn: day }
const audience = z.enum(audiences, 'Required')
const inOrder = z.refine<{ startsOn: string | null; endsOn: string | null }>(
  (days) => !days.startsOn || !days.endsOn || days.startsOn <= days.endsOn,
  { message: 'The last day is before the first', path: ['endsOn'] },
)

const allow = backOffice('setting')

export const newsChange = z
  .object({
    title: requiredText(150),
    text: requiredText(5000),
    audience,
    pinned: z.boolean('Invalid input'),
    ...shownDays,
  })
  .check(inOrder)
export const newsRow = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  audience,
  pinned: z.boolean(),
  startsOn: day,
  endsOn: day,
  createdAt: z.string(),
})
export type NewsRow = z.infer<typeof newsRow>

export const listNews = tableEndpoint({
  path: '/backend/settings/news-n-updates',
  reads: ['news'],
  title: 'News and updates',
  allow,
  columns: {
    title: textColumn('Title', { width: 260 }),
    audience: choiceColumn('Shown to', audienceOptions),
    pinned: flagColumn('Pinned', { width: 110 }),
    startsOn: dateColumn('From'),
    endsOn: dateColumn('Until'),
    text: textColumn('Text', { sortable: false, width: 320 }),
  },
  card: { title: 'title', line: ['audience'], day: 'startsOn', facts: ['endsOn', 'pinned', 'text'] },
  row: newsRow,
})
export const addNews = endpoint({
  method: 'POST',
  path: '/backend/settings/news-n-updates/add',
  changes: ['news'],
  summary: 'Write news',
  allow,
  body: newsChange,
  reply: nothing,
})
export const changeNews = endpoint({
  method: 'POST',
  path: '/backend/settings/news-n-updates/:id/change',
  changes: ['news'],
  summary: 'Change news',
  allow,
  params: byId,
  body: newsChange,
  reply: nothing,
})
export const removeNews = endpoint({
  method: 'DELETE',
  path: '/backend/settings/news-n-updates/:id',
  changes: ['news'],
  summary: 'Remove news',
  allow,
  params: byId,
  reply: nothing,
})

export const slide = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string(),
  audience,
  startsOn: day,
  endsOn: day,
})
export type Slide = z.infer<typeof slide>
/** A path of this site or an https address. Browsers read \ as /, so neither `//host` nor `/\host` is a path. */
const slideLink = anyText(300).check(
  z.regex(
    /^(|\/([^\s/\\][^\s\\]*)?|https:\/\/[^\s"'<>\\]+)$/,
    'Enter a path that begins with /, or an https:// address',
  ),
)
export const slideChange = z
  .object({
    title: requiredText(120),
    link: slideLink,
    audience,
    ...shownDays,
  })
  .check(inOrder)

export const listSlides = endpoint({
  method: 'GET',
  path: '/backend/settings/carousel',
  reads: ['slide'],
  summary: 'Every slide, in order',
  allow,
  reply: z.array(slide),
})
export const addSlide = uploadEndpoint({
  path: '/backend/settings/carousel/add',
  changes: ['slide'],
  summary: 'Add a slide',
  allow,
  limit: 'upload',
  field: 'picture',
  accept: {
    types: ['image'],
    maxBytes: 10_000_000,
    refusal: 'Only images (JPEG, PNG, WebP) are allowed',
    // The widest that a slide is shown, twice as fine.
    // Where merchants pay to is an admin's matter: a clerk's slide must not show another code.
    picture: { side: 3840, opaque: true, qr: 'no payment' },
  },
  body: z.object({ title: requiredText(120), link: z._default(slideLink, ''), audience }),
  reply: nothing,
})
export const changeSlide = endpoint({
  method: 'POST',
  path: '/backend/settings/carousel/:id/change',
  changes: ['slide'],
  summary: 'Change a slide',
  allow,
  params: byId,
  body: slideChange,
  reply: nothing,
})
export const removeSlide = endpoint({
  method: 'DELETE',
  path: '/backend/settings/carousel/:id',
  changes: ['slide'],
  summary: 'Remove a slide',
  allow,
  params: byId,
  reply: nothing,
})
export const orderSlides = endpoint({
  method: 'POST',
  path: '/backend/settings/carousel/order',
  changes: ['slide'],
  summary: 'Put the slides in this order',
  allow,
  body: z.object({ ids: z.array(z.string().check(z.regex(/^\d{1,18}$/))).check(z.minLength(1), z.maxLength(100)) }),
  reply: nothing,
})

/** The picture of a slide that is shown now, in one of the widths a browser asks for. */
export const slidePicture = fileEndpoint({
  path: '/carousel/:id',
  summary: 'Picture of a slide',
  allow: anyone,
  params: byId,
  query: z.object({ width: z._default(z.enum(['640', '1280', '1920']), '1280') }),
})
