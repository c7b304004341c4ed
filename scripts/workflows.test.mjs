import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawWorkflows, target } from './workflows.mjs'

it('the page of workflows is drawn from the tables as they are; `npm run workflows` writes it', () => {
  expect(readFileSync(target, 'utf8')).toBe(drawWorkflows())
})
