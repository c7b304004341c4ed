import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { firstDueRules } from '../../../contract/first-law/first-due-dates.ts'
import type { CalendarEntry, GstCalendar } from '../../../contract/gst/due-dates-calendar.ts'
import type { DueDates } from '../../../contract/gst/due-dates-office.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { GstCalendarPage } from './calendar-page.tsx'
import { DueDatesPage } from './due-dates-page.tsx'

const entry: CalendarEntry = {
  clientId: '3',
  gstin: '27AAPFU0939F1ZV',
  name: 'Sample Stores',
  returnType: 'gstr-3b',
  period: '2026-10',
  dueOn: '2026-11-20',
  notification: '',
  open: true,
}
const calendar: GstCalendar = {
  today: '2026-11-15',
  overdue: [{ ...entry, returnType: 'gstr-1', dueOn: '2026-11-11' }],
  coming: [
    entry,
    { ...entry, clientId: '4', name: 'Second', gstin: '29AABCR1718E1ZL', notification: 'N 17/2026' },
    { ...entry, returnType: 'gstr-1', period: '2026-11', dueOn: '2026-12-11', open: false },
  ],
}

describe('the calendar', () => {
  it('groups by day, tells what is late, and leads to a filing with everything chosen', async () => {
    serve({ 'GET /merchant/gst/calendar': () => json(calendar) })
    await renderPage(<GstCalendarPage />)
    const late = await screen.findByRole('region', { name: 'Overdue (1)' })
    within(late).getByText(/due 11-Nov-2026, 4 days late$/)
    const day = screen.getByRole('region', { name: '20-Nov-2026' })
    within(day).getByText('In 5 days')
    within(day).getByText('Extended')
    expect(within(day).getAllByRole('listitem')).toHaveLength(2)
    const link = screen.getByRole('link', { name: 'File GSTR-3B Oct 2026 of Sample Stores now' })
    expect(link.getAttribute('href')).toMatch(/filling\/new\?client=.*3.*&return=gstr-3b&period=.*2026-10/)
    const later = screen.getByRole('region', { name: '11-Dec-2026' })
    within(later).getByText('The period ends on 30-Nov-2026')
    expect(within(later).queryByRole('link')).toBeNull()
  })

  it('shows one client alone', async () => {
    serve({ 'GET /merchant/gst/calendar': () => json(calendar) })
    await renderPage(<GstCalendarPage />)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Client' }), '4')
    expect(screen.queryByRole('region', { name: /^Overdue/ })).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('says what to do where nothing is due', async () => {
    serve({ 'GET /merchant/gst/calendar': () => json({ today: '2026-11-15', overdue: [], coming: [] }) })
    await renderPage(<GstCalendarPage />)
    await screen.findByText(/^Nothing is due\./)
  })
})

describe('due dates at the desk', () => {
  const dueDates: DueDates = {
    rules: [...firstDueRules],
    extensions: [
      {
        id: '5',
        returnType: 'gstr-3b',
        scheme: null,
        stateGroup: 'B',
        period: 'FY2026Q2',
        newDate: '2026-10-31',
        notification: 'N 17/2026',
      },
    ],
    states: [{ code: '27', name: 'Maharashtra', stateGroup: 'A' }],
  }
  const person = (permissions: string[]) => json({ role: 'staff', owner: false, permissions })
  const answers = { 'GET /backend/gst/due-dates': () => json(dueDates), 'GET /auth/me': () => person(['gst']) }

  it('are read in words, and lead who may open it to the page where an admin changes them', async () => {
    serve({ ...answers, 'GET /auth/me': () => person(['gst', 'master']) })
    await renderPage(<DueDatesPage />)
    const table = await screen.findByRole('table')
    expect(within(table).getAllByText('On the 22nd, 1 month after the period')).toHaveLength(1)
    expect(within(table).queryByRole('textbox')).toBeNull()
    expect(await screen.findByRole('link', { name: 'Rules in force' })).toHaveProperty(
      'pathname',
      '/backend/masters/rules-in-force',
    )
  })

  it('are extended for a period, and taken back', async () => {
    const requests = serve({
      ...answers,
      'POST /backend/gst/due-extension/add': nothing,
      'POST /backend/gst/due-extension/5/remove': nothing,
    })
    await renderPage(<DueDatesPage />)
    await screen.findByText('GSTR-3B Jul to Sep 2026: 31-Oct-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the extension of GSTR-3B Jul to Sep 2026' }))
    await screen.findByText('The usual date holds again.')
    await userEvent.click(screen.getByRole('button', { name: 'Add an extension' }))
    const dialog = await screen.findByRole('dialog')
    const choose = (name: RegExp, value: string) =>
      userEvent.selectOptions(within(dialog).getByRole('combobox', { name }), value)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(requests.some(({ path }) => path.endsWith('/add'))).toBe(false)
    await choose(/^Return/, 'cmp-08')
    const period = within(dialog).getByRole('combobox', { name: /^Period/ }) as HTMLSelectElement
    const newest = period.options[1]?.value ?? ''
    expect(newest).toMatch(/^FY\d{4}Q[1-4]$/)
    await choose(/^Period/, newest)
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^New date/ }), '31-01-2098')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Notification/ }), 'N 18/2026')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/add'))).toBe(true))
    expect(requests.find(({ path }) => path.endsWith('/add'))?.body).toEqual({
      returnType: 'cmp-08',
      scheme: null,
      stateGroup: null,
      period: newest,
      newDate: '2098-01-31',
      notification: 'N 18/2026',
    })
  })

  it('move a state to the other group', async () => {
    const requests = serve({ ...answers, 'POST /backend/gst/state-group': nothing })
    await renderPage(<DueDatesPage />)
    const group = await screen.findByRole('radiogroup', { name: 'Group of Maharashtra' })
    await userEvent.click(within(group).getByRole('radio', { name: 'B' }))
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/state-group'))).toBe(true))
    expect(requests.find(({ path }) => path.endsWith('/state-group'))?.body).toEqual({ code: '27', stateGroup: 'B' })
  })
})
