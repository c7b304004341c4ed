import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../contract/kernel/keys-of.ts'
import { workflows } from '../../contract/workflows.ts'
import { recurringJobs } from '../start/recurring-jobs.ts'
import { madeMoves } from './move-walk/made-moves.ts'
import { callOf, whoMakes } from './move-walk/makers.ts'
import { refusedPersons } from './move-walk/refused-persons.ts'
import { openTestHouse } from './test-house.ts'

const house = await openTestHouse()

const steps = workflows.flatMap(({ title, workflow }) =>
  entriesOf(workflow).flatMap(([state, moves]) =>
    Object.entries(moves).flatMap(([move, step]) => (step ? [{ title, workflow, state, move, step }] : [])),
  ),
)
const makersOf = (one: (typeof steps)[number]) =>
  madeMoves.find(({ workflow }) => workflow === one.workflow)?.makers[one.move] ?? []

describe('a move is made by calls of the side that its workflow names: merchant, office, admin, provider or portal', () => {
  it.each(steps.map((one) => [`${one.title}: ${one.state}, ${one.move}`, one] as const))('%s', (_name, one) => {
    const made = [...new Set(makersOf(one).map(whoMakes))]
    expect(made.toSorted()).toEqual([one.step.by].flat().toSorted())
  })
})

describe('what makes the moves', () => {
  it('is told for every workflow, once', () => {
    expect(
      workflows.filter(({ workflow }) => madeMoves.filter((one) => one.workflow === workflow).length !== 1),
    ).toEqual([])
  })

  it('is a call that is served and changes something, or a recurring job', () => {
    const makers = madeMoves.flatMap(({ makers: byMove }) => Object.values(byMove).flat())
    const calls = makers.flatMap(callOf)
    expect(calls.length).toBeGreaterThan(60)
    expect(calls.filter((call) => !house.api.endpoints.includes(call)).map(({ path }) => path)).toEqual([])
    expect(calls.filter(({ reads }) => reads !== undefined).map(({ path }) => path)).toEqual([])
    const names = recurringJobs.map(({ name }) => name)
    expect(makers.flatMap((maker) => ('job' in maker && !names.includes(maker.job) ? [maker.job] : []))).toEqual([])
  })
})

describe('a move that is for who began it, or for another person than that one,', () => {
  const personal = steps.filter(({ step }) => step.only).map(({ title, state, move }) => `${title}: ${state}, ${move}`)

  it('is refused to the wrong person by a test that is named', () => {
    expect(personal.toSorted()).toEqual(Object.keys(refusedPersons).toSorted())
  })

  it.each(Object.entries(refusedPersons))('%s: the test is there', (_name, { test, title }) => {
    expect(readFileSync(test, 'utf8')).toContain(`it('${title}'`)
  })
})
