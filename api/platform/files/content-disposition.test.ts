import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition, safeName } from './content-disposition.ts'

describe('a safe name', () => {
  it.each([
    ['form.pdf', 'form.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\x\\pan card.pdf', 'pan card.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
    ['.htaccess', 'htaccess'],
    ['...', 'file'],
    ['', 'file'],
    ['fdp\u202ecod.exe', 'fdpcod.exe'],
    ['आवेदन पत्र.pdf', 'आवेदन पत्र.pdf'],
  ])('of %j is %j', (name, safe) => {
    expect(safeName(name)).toBe(safe)
  })

  it('of a very long name keeps its ending', () => {
    expect(safeName(`${'a'.repeat(500)}.pdf`)).toMatch(/^a{116}\.pdf$/)
  })
})

describe('the content-disposition header', () => {
  it('carries plain letters and all letters', () => {
    expect(contentDisposition('attachment', "आ's “x”.pdf")).toBe(
      'attachment; filename="__s _x_.pdf"; filename*=UTF-8\'\'%E0%A4%86%27s%20%E2%80%9Cx%E2%80%9D.pdf',
    )
    expect(contentDisposition('inline', 'a.png')).toBe('inline; filename="a.png"; filename*=UTF-8\'\'a.png')
  })

  it('is one line of plain signs with two quotes, whatever the name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (name) => {
        expect(contentDisposition('attachment', name)).toMatch(
          /^attachment; filename="[^"\\\r\n\u007f-\uffff]+"; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|-]+$/,
        )
      }),
      { numRuns: 500 },
    )
  })
})
