import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bankOfIfsc } from '../../../contract/kernel/bank-of-ifsc.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DescribedBox } from './described-box.tsx'

const field = { box: 'capitals', tells: bankOfIfsc } as const
const show = (value: string) =>
  renderPage(
    <DescribedBox
      field={field}
      question={{}}
      label="IFSC"
      description="On the cheque"
      value={value}
      onChange={() => {}}
    />,
  )

it('an IFSC tells its bank in the place of the hint, and the hint stays while it is none', async () => {
  const { unmount } = await show('SBIN0001234')
  expect(screen.getByText('State Bank of India')).toBeTruthy()
  unmount()
  await show('SBIN000')
  expect(screen.getByText('On the cheque')).toBeTruthy()
})
