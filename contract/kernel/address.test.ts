import { expect, expectTypeOf, it } from 'vitest'
import { address, type ParamsOf } from './address.ts'

it('an address is filled in with its values in order, each as one safe part', () => {
  const paper = address('/merchant/$id/paper/$name')
  expect(paper(7, 'a/b')).toBe('/merchant/7/paper/a%2Fb')
  expect(paper.pattern).toBe('/merchant/$id/paper/$name')
})

it('a value that may be left out leaves nothing behind', () => {
  const bank = address('/masters/bank/{-$id}')
  expect([bank(), bank('7')]).toEqual(['/masters/bank', '/masters/bank/7'])
})

it('a page at an address is told exactly what its pattern names', () => {
  expectTypeOf<ParamsOf<'/merchant/$id'>['id']>().toEqualTypeOf<string>()
  expectTypeOf<ParamsOf<'/bank/{-$id}'>['id']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<keyof ParamsOf<'/apply/$cat/$id'>>().toEqualTypeOf<'cat' | 'id'>()
})
