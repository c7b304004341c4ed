import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aPerson } from '../../../contract/nsdl-pan/check-samples.ts'
import { json, serve } from '../../testing/network.ts'
import { aQuote, aSheet } from '../../testing/pan-sheet.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ApplyForm } from './apply-form.tsx'

const choose = (title: string) =>
  userEvent.click(within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: new RegExp(title) }))

it('a field that was only described is asked on its step, with a star, and read in the review', async () => {
  serve({
    'POST /merchant/nsdlpan/apply/7/save': () => json({ version: 2, savedAt: '2026-11-15T09:37:00.000Z' }),
    'GET /merchant/nsdlpan/apply/7/quote': () => json(aQuote({ wrong: { fatherOccupation: 'Required' } })),
  })
  await renderPage(<ApplyForm sheet={aSheet({ draft: aPerson() })} />)
  await choose('Parents')
  const box = within(screen.getByRole('group', { name: 'Father' })).getByRole<HTMLInputElement>('textbox', {
    name: /^Occupation/,
  })
  expect([box.name, box.required, box.maxLength]).toEqual(['fatherOccupation', true, 40])
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement).toBe(box)
  fireEvent.change(box, { target: { value: 'weaver' } })
  fireEvent.blur(box)
  expect(box.value).toBe('WEAVER')
  await choose('Review')
  const read = within(await screen.findByRole('region', { name: 'Parents' }))
  expect(read.getByText("Father's occupation").nextSibling?.textContent).toBe('WEAVER')
  expect(await screen.findByText(/^Parents, Father's occupation: Required/)).toBeTruthy()
})
