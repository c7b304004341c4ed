import { expect, it } from 'vitest'
import { constitutionOfPan } from './constitution.ts'

it.each([
  ['ABCPS1234E', 'proprietorship'],
  ['ABCHS1234E', 'huf'],
  ['ABCTS1234E', 'society'],
])('the holder of %s is a %s', (pan, constitution) => expect(constitutionOfPan(pan)).toBe(constitution))

it.each(['ABCFS1234E', 'ABCCS1234E', 'ABCGS1234E', 'ABCP', ''])('%s leaves a choice, or says nothing', (pan) =>
  expect(constitutionOfPan(pan)).toBeUndefined(),
)
