import { describe, expect, it } from 'vitest'
import type { Standing } from '../../../contract/kernel/role.ts'
import { barPlaces, mostUsed } from './bar-places.ts'

const owner: Standing = { role: 'merchant', owner: true, permissions: [] }
const helper = (...permissions: string[]): Standing => ({ role: 'merchant', owner: false, permissions })
const shown = (standing: Standing, visits: Record<string, number> = {}) =>
  mostUsed(barPlaces(standing), visits).map(({ label }) => label)

describe('the bar of a phone', () => {
  it('leads a shop that it does not know yet to PAN applications and money', () => {
    expect(shown(owner)).toEqual(['Dashboard', 'NSDL PAN', 'Wallet', 'Add Payment'])
  })

  it('leads to what the shop does most, in an order that stays', () => {
    const often = { '/merchant/product/gst': 12, '/merchant/misc/courier/list': 9 }
    expect(shown(owner, { ...often, '/merchant/product/nsdl-pan': 20 })).toEqual([
      'Dashboard',
      'NSDL PAN',
      'GST',
      'Courier',
    ])
    expect(shown(owner, { ...often, '/merchant/product/nsdl-pan': 1 })).toEqual([
      'Dashboard',
      'NSDL PAN',
      'GST',
      'Courier',
    ])
  })

  it('is not changed by a look at another page', () => {
    expect(shown(owner, { '/merchant/account/my-profile': 3 })).toEqual(shown(owner))
  })

  it('shows nobody a page that they may not open', () => {
    const visits = { '/merchant/accounts/statement': 40, '/merchant/product/nsdl-pan': 40 }
    expect(shown(helper('courier'), { ...visits, '/merchant/misc/courier/list': 1 })).toEqual([
      'Dashboard',
      'Download Software',
      'My Profile',
      'Courier',
    ])
    expect(shown(helper('payment'), visits)).toContain('Wallet')
    expect(shown(helper('payment'), visits)).not.toContain('NSDL PAN')
  })
})
