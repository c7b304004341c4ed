import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PublicSite } from '../../../contract/public-site.ts'
import { createPortalRouter } from '../../router.tsx'
import { json, serve } from '../../testing/network.ts'
import { visitPortal } from '../../testing/visit-portal.tsx'

const businessInfo = {
  businessName: 'Sample Seva Kendra',
  add1: '12 Example Arcade',
  add2: 'Model Town',
  add3: 'Near Test Chowk',
  district: 'Pune',
  state: 'Maharashtra',
  pin: '411001',
  contactNo: '98000 00000',
  emailId: 'help@kendra.test',
}
const site: PublicSite = {
  ...businessInfo,
  cin: 'U74999MH2020PTC345678',
  departments: {
    banking: 'banking@kendra.test',
    loan: 'loan@kendra.test',
    pan: 'pan@kendra.test',
    insurance: 'insurance@kendra.test',
    it: 'it@kendra.test',
    complaints: 'complaints@kendra.test',
  },
  social: { facebook: '', instagram: '', x: '', youtube: '', linkedin: 'https://social.test/kendra' },
  texts: {
    homeHeadline: 'Forms made easy',
    homeIntro: '',
    about: '',
    mission: '',
    vision: '',
    servicesIntro: '',
    contactIntro: '',
  },
}

beforeEach(() => {
  serve({
    'GET /business-info': () => json(businessInfo),
    'GET /site': () => json(site),
    'POST /favicon': () => new Response('icon'),
  })
})

const fiveLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Services', '/services'],
  ['Contact', '/contact'],
  ['Mission & Vision', '/mission&vission'],
]
const twoWays = [
  ['Register', '/auth/register'],
  ['Login', '/auth/login'],
]
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const tiles = () => [...document.querySelectorAll<HTMLElement>('main li')]
const headings = (parts: HTMLElement[]) => parts.map((part) => within(part).getByRole('heading').textContent)

async function visit(address: string, heading: string) {
  const router = visitPortal(createPortalRouter, address)
  await screen.findByRole('heading', { level: 1, name: heading })
  return router
}

describe('the public pages', () => {
  it.each([
    ['/', 'Forms made easy'],
    ['/about', 'About Sample Seva Kendra'],
    ['/services', 'Services'],
    ['/contact', 'Contact'],
    ['/mission&vission', 'Mission & Vision'],
    ['/Mission&Vission', 'Mission & Vision'],
    ['/payment-status', 'Payment Failed'],
  ])('stand at their addresses: %s is %s', async (address, heading) => {
    const router = await visit(address, heading)
    expect(router.state.location.pathname).toBe(address)
  })

  it('show the logo and the name of the business, which lead home', async () => {
    await visit('/services', 'Services')
    const home = await within(screen.getByRole('banner')).findByRole('link', { name: 'Sample Seva Kendra' })
    expect([home.getAttribute('href'), home.querySelector('img')?.getAttribute('src')]).toEqual(['/', '/api/logo'])
  })

  it('have five links in the header with Register and Login beside them, and all seven in a menu', async () => {
    await visit('/', 'Forms made easy')
    const header = screen.getByRole('banner')
    expect(linksOf(within(header).getByRole('navigation', { name: 'Pages' }))).toEqual(fiveLinks)
    expect(linksOf(within(header).getByRole('navigation', { name: 'Menu' }))).toEqual([...fiveLinks, ...twoWays])
    const ways = within(header).getAllByRole('link', { name: /^(Register|Login)$/ })
    const beside = ways.filter((link) => link.closest('nav') === null)
    expect(beside.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(twoWays)
  })

  it('have the chat floating over them', async () => {
    await visit('/', 'Forms made easy')
    expect(screen.getByRole('button', { name: 'Live Chat' }).style.position).toBe('fixed')
  })
})

describe('the footer', () => {
  const block = async (title: string) => {
    await visit('/services', 'Services')
    const part = screen.getByRole('heading', { level: 2, name: title }).closest('section')
    if (!part) throw new Error(`There is no block ${title}.`)
    return part
  }

  it('has Useful Links to the five pages', async () => {
    expect(linksOf(await block('Useful Links'))).toEqual(fiveLinks)
  })

  it('has the address of the head office, its phone and its e-mail', async () => {
    const part = await block('Head Office')
    await waitFor(() =>
      expect([...part.querySelectorAll('address > *')].map((line) => line.textContent)).toEqual([
        '12 Example Arcade',
        'Model Town',
        'Near Test Chowk',
        'Pune 411001',
        'Maharashtra',
        '98000 00000',
        'help@kendra.test',
      ]),
    )
    expect(linksOf(part).map(([, href]) => href)).toEqual(['tel:9800000000', 'mailto:help@kendra.test'])
  })

  it('has the legal pages', async () => {
    expect(linksOf(await block('Legal'))).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Licensing', '/licensing'],
      ['Terms', '/terms'],
    ])
  })

  it('has the ways to follow, which stay where they are until an address is set', async () => {
    const part = await block('Follow Us')
    await within(part).findByRole('link', { name: 'Facebook' })
    expect(linksOf(part)).toEqual([
      ['Facebook', '#'],
      ['Instagram', '#'],
      ['X', '#'],
      ['YouTube', '#'],
      ['LinkedIn', 'https://social.test/kendra'],
    ])
  })

  it('has the company identification number', async () => {
    await visit('/services', 'Services')
    expect(await screen.findByText('Sample Seva Kendra · CIN U74999MH2020PTC345678')).toBeTruthy()
  })
})

it('the services page shows the thirteen tiles of the specification', async () => {
  await visit('/services', 'Services')
  expect(headings(tiles())).toEqual([
    'Recharges',
    'AEPS',
    'BBPS',
    'Car Insurance',
    'Micro ATM',
    'Digital Signature',
    'General Insurance',
    'Health Insurance',
    'Mutual Fund',
    'National Pension System',
    'Pancard',
    'Life Insurance',
    'TDS',
  ])
})

it('the contact page lists six departments, each with its own e-mail', async () => {
  await visit('/contact', 'Contact')
  await screen.findByRole('link', { name: 'banking@kendra.test' })
  expect(tiles().map((tile) => [...headings([tile]), ...linksOf(tile).flat()])).toEqual([
    ['Banking', 'banking@kendra.test', 'mailto:banking@kendra.test'],
    ['Loan leads', 'loan@kendra.test', 'mailto:loan@kendra.test'],
    ['PAN facilitation', 'pan@kendra.test', 'mailto:pan@kendra.test'],
    ['Insurance', 'insurance@kendra.test', 'mailto:insurance@kendra.test'],
    ['IT support', 'it@kendra.test', 'mailto:it@kendra.test'],
    ['Complaints', 'complaints@kendra.test', 'mailto:complaints@kendra.test'],
  ])
})

it.each([
  ['?status=success', 'Payment Successful!'],
  ['?status=failed', 'Payment Failed'],
  ['?status=SUCCESS', 'Payment Failed'],
  ['?status=pending', 'Payment Failed'],
  ['', 'Payment Failed'],
])('the payment status of %o is %s', async (query, heading) => {
  await visit(`/payment-status${query}`, heading)
})
