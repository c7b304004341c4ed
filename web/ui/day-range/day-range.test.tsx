import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { onPhone } from '../../testing/on-phone.ts'
import { TestFrame } from '../../testing/render-page.tsx'
import { DayRange } from './day-range.tsx'
import type { Days } from './range-presets.ts'

function Chosen() {
  const [range, setRange] = useState<Days>()
  return (
    <>
      <DayRange range={range} onRange={setRange} />
      <output>{range ? `${range.from} ${range.to}` : 'all'}</output>
    </>
  )
}

const show = () =>
  render(
    <TestFrame>
      <Chosen />
    </TestFrame>,
  )

describe('a range of days', () => {
  it('is chosen by a name or day by day on a wide screen', async () => {
    show()
    expect(screen.queryByLabelText('From')).not.toBeNull()
    expect(screen.queryByText('Other')).toBeNull()
    await userEvent.click(screen.getByText('Today'))
    expect(screen.getByRole('status').textContent).toMatch(/^(\S+) \1$/)
  })

  it('has its two boxes on a phone when somebody wants other days, and until a name is chosen again', async () => {
    onPhone()
    show()
    expect(screen.queryByLabelText('From')).toBeNull()
    await userEvent.click(screen.getByText('Other'))
    await userEvent.type(screen.getByLabelText('From'), '01-04-2024')
    await userEvent.tab()
    expect(screen.getByRole('status').textContent).toMatch(/^2024-04-01 /)
    await userEvent.click(screen.getByText('All'))
    expect(screen.getByRole('status').textContent).toBe('all')
    expect(screen.queryByLabelText('From')).toBeNull()
  })
})
