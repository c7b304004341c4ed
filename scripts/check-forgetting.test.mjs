import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { byHand, findForgetting } from './check-forgetting.mjs'

const text =
  'const a = 1\nvoid queries.invalidateQueries({ queryKey: [a] })\nvoid queries.refetchQueries()\nquery.refetch()\n'

it('names every line of a screen that takes answers for old', () => {
  expect(findForgetting('web/gst/answer-box.tsx', text)).toEqual([
    'web/gst/answer-box.tsx:2: void queries.invalidateQueries({ queryKey: [a] })',
    'web/gst/answer-box.tsx:3: void queries.refetchQueries()',
  ])
})

it('leaves the one place and tests alone', () => {
  for (const file of ['web/platform/follow-topics.ts', 'web/gst/answer-box.test.tsx'])
    expect(findForgetting(file, text)).toEqual([])
})

it('lets those who have a reason ask again for one thing, and not for whatever there is', () => {
  expect(findForgetting('web/catalogue/bank-qr.tsx', text)).toEqual([
    'web/catalogue/bank-qr.tsx:2: void queries.invalidateQueries({ queryKey: [a] })',
  ])
})

it('excepts no file that does without', () => {
  for (const file of Object.keys(byHand)) expect(readFileSync(file, 'utf8')).toMatch(/(refetch|reset|remove)Queries/)
})
