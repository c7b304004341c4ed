import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atStep, box, close, fill, open, press, shop, toShop, verify } from '../testing/registration.tsx'

describe('the pincode', () => {
  it('fills in state and district', async () => {
    await open()
    await toShop()
    fill({ Pincode: '411001' })
    await waitFor(() => expect([box('State').value, box('District').value]).toEqual(['Maharashtra', 'Pune']))
    expect(box('State').readOnly).toBe(true)
  })

  it('leaves a choice where it lies in several districts, and the state follows', async () => {
    await open()
    await toShop()
    fill({ Pincode: '605106' })
    await screen.findByText('It lies in several districts. Please choose yours.')
    expect(box('State').value).toBe('')
    fill({ District: 'Puducherry' })
    expect(box('State').value).toBe('Puducherry')
    fill({ District: 'Villupuram' })
    expect(box('State').value).toBe('Tamil Nadu')
  })

  it('that nobody knows lets the person fill in both', async () => {
    const requests = await open()
    await toShop()
    fill({ ...shop, Pincode: '999999' })
    await screen.findByText('We could not find this pincode. Please fill in state and district yourself.')
    fill({ State: 'Kerala', District: 'Somewhere' })
    await press('Next')
    await atStep('Step 3 of 3: Verify')
    await verify()
    await close()
    await screen.findByText('R000042')
    expect(requests.at(-1)?.body).toMatchObject({ state: 'Kerala', district: 'Somewhere', pin: '999999' })
  })

  it('that is changed takes state and district along', async () => {
    await open()
    await toShop()
    fill({ Pincode: '411001' })
    await waitFor(() => expect(box('District').value).toBe('Pune'))
    fill({ Pincode: '41100' })
    expect([box('State').value, box('District').value]).toEqual(['', ''])
  })
})
