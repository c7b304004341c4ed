import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name-of.ts'

describe('the name in a content-disposition header', () => {
  it.each([
    ['attachment; filename="mail-log.xlsx"', 'mail-log.xlsx'],
    ['attachment; filename=mail-log.csv', 'mail-log.csv'],
    ['attachment; filename="form \\"A\\".pdf"', 'form "A".pdf'],
    ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E0%A4%86%E0%A4%B6%E0%A4%BE.pdf', 'आशा.pdf'],
    ['attachment; filename*=utf-8\'en\'a%20b.pdf; filename="plain.pdf"', 'a b.pdf'],
    ['attachment; filename*=UTF-8\'\'%E0%ZZ; filename="plain.pdf"', 'plain.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['inline', undefined],
    ['attachment; filename=""', undefined],
    [null, undefined],
  ])('%s gives %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name)
  })
})
