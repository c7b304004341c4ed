import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PackageSetup } from '../../contract/catalogue/package.ts'
import type { Terms } from '../../contract/catalogue/price.ts'
import { highestOf } from '../../contract/catalogue/price-floor.ts'
import { json, type Seen, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { PriceGrid } from './price-grid.tsx'

const flat = (value: number) => ({ unit: 'flat', value }) as const
const terms: Terms = { price: 13_700, commission: flat(1200), overrides: [flat(300), flat(200), flat(100)] }
const gst: Terms = { ...terms, price: 50_000 }
const setup: PackageSetup = {
  id: '7',
  name: 'Standard',
  active: true,
  version: 3,
  tdsPercent: 2,
  mayLower: true,
  products: [
    { code: 'card', name: 'PAN card', family: 'nsdl-pan', governmentFee: 10_700, terms, floor: highestOf([terms]) },
    {
      code: 'epan',
      name: 'e-PAN',
      family: 'nsdl-pan',
      governmentFee: 7_200,
      terms: null,
      floor: { price: 10_200, left: 8_700 },
    },
    { code: 'gst', name: 'GST', family: 'gst-registration', governmentFee: 0, terms: gst, floor: highestOf([gst]) },
  ],
}
const cell = (name: string) => screen.getByRole('textbox', { name })
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') ?? document.body
const user = userEvent.setup()

async function open(answer: (seen: Seen) => Response = () => json({ version: 4 }), shown = setup) {
  const calls = serve({ 'POST /backend/package/7/prices': answer })
  await renderPage(<PriceGrid setup={shown} />)
  return calls
}
async function type(name: string, text: string) {
  await user.clear(cell(name))
  if (text) await user.type(cell(name), text)
}

describe('the grid of prices', () => {
  it('shows each product with its terms, what is given away and what is kept', async () => {
    await open()
    expect(cell('Commission of PAN card')).toHaveProperty('value', '12.00')
    expect(cell('Price of e-PAN')).toHaveProperty('value', '')
    const cells = within(rowOf('PAN card')).getAllByRole('cell')
    expect(cells.map((one) => one.textContent).filter(Boolean)).toEqual(['₹107.00', '₹18.00', '₹12.00'])
    expect(screen.getByText('2 of 3 products sold')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save prices' })).toHaveProperty('disabled', true)
  })

  it('sends all prices in one call, with the version that was seen', async () => {
    const calls = await open()
    await type('Commission of PAN card', '10%')
    await type('Price of e-PAN', '100')
    await type('Price of GST', '')
    for (const name of ['Commission', 'Override L1', 'Override L2', 'Override L3']) await type(`${name} of GST`, '')
    await user.click(screen.getByRole('button', { name: 'Save prices' }))
    await screen.findByText('Prices saved')
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 3,
      prices: [
        { code: 'card', terms: { ...terms, commission: { unit: 'percent', value: 1000 } } },
        { code: 'epan', terms: { price: 10_000, commission: flat(0), overrides: [flat(0), flat(0), flat(0)] } },
      ],
    })
  })

  it('says what is wrong at the cell, leads there, and sends nothing', async () => {
    const calls = await open()
    await type('Override L2 of PAN card', '-2')
    await user.click(screen.getByRole('button', { name: 'Save prices' }))
    expect(within(rowOf('PAN card')).getByText('Cannot be below zero')).toBeTruthy()
    expect(document.activeElement).toBe(cell('Override L2 of PAN card'))
    expect(screen.getByText(/1 to correct/)).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('warns of a loss and still saves it', async () => {
    await open()
    await type('Price of PAN card', '120')
    expect(within(rowOf('PAN card')).getByText('Sold at a loss')).toBeTruthy()
    expect(screen.getByText(/1 at a loss/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save prices' }))
    await screen.findByText('Prices saved')
  })

  it('tells a clerk beside the cell that only an admin makes a product cheaper, and sends nothing', async () => {
    const calls = await open(undefined, { ...setup, mayLower: false })
    expect(screen.getByText(/You can raise prices\. Only an admin lowers one/)).toBeTruthy()
    await type('Price of GST', '0.01')
    expect(within(rowOf('GST')).queryByText(/more than the price/)).toBeTruthy()
    await type('Price of GST', '499.99')
    expect(within(rowOf('GST')).getByText('Only an admin lowers a price: at least ₹500.00')).toBeTruthy()
    await type('Price of GST', '500')
    await type('Commission of GST', '90%')
    expect(within(rowOf('GST')).getByText(/Only an admin gives more of a price away: at least ₹482.00/)).toBeTruthy()
    await type('Price of e-PAN', '100')
    expect(within(rowOf('e-PAN')).getByText('Only an admin lowers a price: at least ₹102.00')).toBeTruthy()
    for (const name of ['Price', 'Commission', 'Override L1', 'Override L2', 'Override L3'])
      await type(`${name} of PAN card`, '')
    expect(within(rowOf('PAN card')).getByText('Only an admin takes a product out of a package')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save prices' }))
    expect(calls).toEqual([])
  })

  it('lets a clerk raise a price', async () => {
    const calls = await open(undefined, { ...setup, mayLower: false })
    await type('Price of GST', '510')
    await user.click(screen.getByRole('button', { name: 'Save prices' }))
    await screen.findByText('Prices saved')
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('goes from row to row by Enter and the arrows, and does not send the form by it', async () => {
    const calls = await open()
    await user.click(cell('Commission of PAN card'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('Commission of e-PAN'))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(cell('Commission of GST'))
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(cell('Commission of e-PAN'))
    expect(calls).toEqual([])
  })

  it('takes back what was typed', async () => {
    await open()
    await type('Price of PAN card', '120')
    await user.click(screen.getByRole('button', { name: 'Undo changes' }))
    expect(cell('Price of PAN card')).toHaveProperty('value', '137.00')
  })

  it('tells when another clerk was faster, keeps what was typed, and offers the newest', async () => {
    await open(() => json({ message: 'Somebody else has changed this package.' }, 409))
    await type('Price of PAN card', '140')
    await user.click(screen.getByRole('button', { name: 'Save prices' }))
    expect(await screen.findByText('Somebody else has changed this package.')).toBeTruthy()
    expect(cell('Price of PAN card')).toHaveProperty('value', '140')
    expect(screen.getByRole('button', { name: 'Load the newest prices' })).toBeTruthy()
  })

  it('previews what so many sales earn, with what stands in the grid', async () => {
    await open()
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
    expect([fact('Commission'), fact('TDS (2%)'), fact('The retailer earns')]).toEqual([
      '₹1,200.00',
      '−₹24.00',
      '₹1,176.00',
    ])
    await type('Commission of PAN card', '20')
    await waitFor(() => expect(fact('Commission')).toBe('₹2,000.00'))
    expect(fact('Upline level 1 gets')).toBe('₹300.00')
  })
})
