import { describe, expect, it } from 'vitest'
import { findServiceKeys } from './check-service-keys.mjs'

describe('the key of a service', () => {
  it.each([
    "{ label: 'GST', path: to.gst, access: backOffice('gst') },",
    "'gst-registration': 'grape',",
    "const kind = 'uti-coupon'",
    'sees(actor, "nsdl-pan")',
    'return `uti-pan`',
  ])('is refused in a shared file: %s', (line) => {
    expect(findServiceKeys('web/dashboard/a.ts', `const a = 1\n${line}`)).toEqual([`web/dashboard/a.ts:2: ${line}`])
  })

  it.each([
    "import { couponLines } from '../uti-pan/coupon-lines.ts'",
    "/** States stand under their service: 'nsdl-pan/verified'. */",
    " * of 'gst' and others",
    "select('pan').where('pan', '=', pan)",
    'services[key].lookup',
  ])('is not meant by %s', (line) => {
    expect(findServiceKeys('api/find/a.ts', line)).toEqual([])
  })

  it.each([
    'contract/services.ts',
    'contract/service-contracts.ts',
    'api/services.ts',
    'web/services.ts',
    'api/uti-pan/buy-coupons.ts',
    'contract/gst/paths.ts',
    'api/find/find.test.ts',
    'api/testing/pan.ts',
    'api/demo/past-coupons.ts',
  ])('may stand in %s', (file) => {
    expect(findServiceKeys(file, "const kind = 'uti-pan'")).toEqual([])
  })

  it('may not stand in a folder that only begins like one of a service', () => {
    expect(findServiceKeys('api/gst-desk/a.ts', "const kind = 'gst'")).toHaveLength(1)
  })
})
