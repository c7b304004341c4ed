import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../testing/network.ts'
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
    fill({ ...shop, Pincode: '299999' })
    await screen.findByText('We could not find this pincode. Please fill in state and district yourself.')
    fill({ State: 'Kerala', District: 'Somewhere' })
    await press('Next')
    await atStep('Step 3 of 3: Verify')
    await verify()
    await close()
    await screen.findByText('R000042')
    expect(requests.at(-1)?.body).toMatchObject({ state: 'Kerala', district: 'Somewhere', pin: '299999' })
  })

  it('of an army post office is told how to be filled in', async () => {
    await open()
    await toShop()
    fill({ Pincode: '900056' })
    await screen.findByText(/An army post office\? Please choose the state, and write its number/)
    fill({ State: 'Punjab', District: '56 APO' })
    expect([box('State').value, box('District').value]).toEqual(['Punjab', '56 APO'])
  })

  it('of which we know the state only leaves the district to the person', async () => {
    await open({ 'GET /reference/pincode/400111': () => json({ state: 'Maharashtra', districts: [], elsewhere: [] }) })
    await toShop()
    fill({ Pincode: '400111' })
    await screen.findByText('We know its state. Please fill in the district yourself.')
    fill({ District: 'Mumbai' })
    expect([box('State').value, box('State').readOnly, box('District').value]).toEqual(['Maharashtra', true, 'Mumbai'])
  })

  it('whose district is missing in the list lets the person write it, and go back to the list', async () => {
    const requests = await open()
    await toShop()
    fill({ ...shop, Pincode: '411001' })
    await waitFor(() => expect(box('District').value).toBe('Pune'))
    fill({ District: 'another' })
    await screen.findByText('As it stands on your papers. We look at it ourselves.')
    expect(box('District').value).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Choose from the list' }))
    expect(box('District').tagName).toBe('SELECT')
    fill({ District: 'another' })
    fill({ District: 'New Pune' })
    await press('Next')
    await atStep('Step 3 of 3: Verify')
    await press('Back')
    await waitFor(() => expect(box('District').value).toBe('New Pune'))
    await press('Next')
    await atStep('Step 3 of 3: Verify')
    await verify()
    await close()
    await screen.findByText('R000042')
    expect(requests.at(-1)?.body).toMatchObject({ state: 'Maharashtra', district: 'New Pune', pin: '411001' })
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
