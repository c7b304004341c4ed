import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { merchantArea } from '../kernel/role.ts'
import { gstReturnNames } from './returns.ts'

/** How far the calendar looks ahead. */
export const calendarDays = 60

const entry = z.object({
  clientId: z.string(),
  gstin: z.string(),
  name: z.string(),
  returnType: z.enum(gstReturnNames),
  period: z.string(),
  dueOn: z.string(),
  /** The notification that moved the date; empty otherwise. */
  notification: z.string(),
  /** Whether its period is over, so that it can be filed. */
  open: z.boolean(),
})
export type CalendarEntry = z.infer<typeof entry>

export const gstCalendar = z.object({
  today: z.string(),
  /** What should have been filed, oldest first. */
  overdue: z.array(entry),
  /** What is due from today on, soonest first. */
  coming: z.array(entry),
})
export type GstCalendar = z.infer<typeof gstCalendar>
export const getCalendar = endpoint({
  method: 'GET',
  path: '/merchant/gst/calendar',
  reads: ['gst', 'law'],
  summary: 'The returns of all clients that are overdue or due soon, without those that are filed or under way',
  allow: merchantArea('apply'),
  reply: gstCalendar,
})
