import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { movesFrom, targetsOf } from '../../contract/kernel/workflow.ts'
import type { NamedWorkflow } from '../../contract/service-contract.ts'
import { workflows } from '../../contract/workflows.ts'
import { openBareDatabase } from './bare-database.ts'
import { comparedWords } from './compared-words.ts'

const { db } = await openBareDatabase()

const kept = workflows.flatMap(({ kept: where, ...one }) => (where ? [{ ...one, ...where }] : []))
const statesOf = ({ workflow, derived = [] }: Pick<NamedWorkflow, 'workflow' | 'derived'>) =>
  Object.keys(workflow).filter((state) => !derived.includes(state))

describe('the states of a workflow', () => {
  it.each(kept.map((one) => [one.title, one] as const))('%s: are those that the database takes', async (_, one) => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(k.oid) as rule from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
      where k.contype = 'c' and k.conrelid = ${one.table}::regclass and a.attname = ${one.column}`.execute(db)
    const listed = rows.map(({ rule }) => comparedWords(rule, one.column).sort())
    expect(listed).toContainEqual(statesOf(one).sort())
  })

  it.each(kept.map((one) => [one.title, one] as const))(
    '%s: are the only ones that rules, indexes and triggers of its table speak of',
    async (_, one) => {
      const { rows } = await sql<{ name: string; text: string }>`
        select conname as name, pg_get_constraintdef(oid) as text from pg_constraint where conrelid = ${one.table}::regclass
        union all
        select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indrelid = ${one.table}::regclass
        union all
        select tgname, pg_get_triggerdef(t.oid) || coalesce(prosrc, '') from pg_trigger t join pg_proc p on p.oid = tgfoid
        where tgrelid = ${one.table}::regclass`.execute(db)
      const known = statesOf(one)
      const foreign = rows.flatMap(({ name, text }) =>
        comparedWords(text, one.column)
          .filter((word) => !known.includes(word))
          .map((word) => `${name}: ${word}`),
      )
      expect(foreign).toEqual([])
    },
  )

  it('are all reached by some move, but for the first and those that come with the day', () => {
    for (const { title, workflow, derived = [] } of workflows) {
      const states = Object.keys(workflow)
      const reached = states.flatMap((state) =>
        movesFrom(workflow, state).flatMap((move) => targetsOf(workflow, state, move)),
      )
      const others = states.slice(1).filter((state) => !derived.includes(state))
      expect([title, others.filter((state) => !reached.includes(state))]).toEqual([title, []])
    }
  })
})
