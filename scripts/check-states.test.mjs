import { describe, expect, it } from 'vitest'
import { workflows } from '../contract/workflows.ts'
import { findForeignStates, readMigrations, statementsOf } from './check-states.mjs'

const migrations = readMigrations()
const look = (sql) => findForeignStates(statementsOf(sql), workflows)
const planted = (find, replace) => {
  expect(migrations).toContain(find)
  return look(migrations.replace(find, replace))
}

describe('states in the migrations', () => {
  it('are those of the workflow tables, as they stand', () => {
    expect(look(migrations)).toEqual([])
  })

  it.each([
    [
      'a rule of the table',
      "check ((status = 'filed') = (filed_on is not null))",
      "check ((status = 'done') = (filed_on is not null))",
      'GST return',
      'done',
    ],
    [
      'a condition of an index',
      "where state in ('verification', 'verified');",
      "where state in ('verification', 'checked');",
      'PAN application (NSDL)',
      'checked',
    ],
    [
      'a kept count',
      "case when status in (''submitted'', ''in-progress'') then ''gst-filing:''",
      "case when status in (''submitted'', ''begun'') then ''gst-filing:''",
      'GST return',
      'begun',
    ],
    [
      'the function of a trigger',
      "update gst_duty set taken = new.status not in ('rejected', 'withdrawn')",
      "update gst_duty set taken = new.status not in ('rejected', 'gone')",
      'GST return',
      'gone',
    ],
    [
      'the list that a column takes',
      "check (status in ('submitted', 'in-progress', 'query', 'filed',",
      "check (status in ('submitted', 'in-progress', 'query', 'filed', 'lost',",
      'GST return',
      'lost',
    ],
  ])('are refused in %s, if no workflow knows them', (_where, find, replace, title, word) => {
    expect(planted(find, replace)).toEqual([expect.stringContaining(`${title}: no state is called '${word}'`)])
  })

  it('are refused as the first of a new row, if no workflow knows them', () => {
    const found = planted("status text not null default 'submitted'", "status text not null default 'fresh'")
    expect(found).toEqual(["GST return: gst_filing.status begins as 'fresh'"])
  })

  it('are missed where the column does not take one of the workflow', () => {
    const found = planted("'query', 'filed', 'rejected', 'withdrawn'))", "'query', 'filed', 'rejected'))")
    expect(found).toEqual(["GST return: gst_filing.status does not take 'withdrawn'"])
  })
})

describe('a list of states that a later migration gives', () => {
  const states = ['submitted', 'in-progress', 'query', 'filed', 'rejected', 'withdrawn']
  const changed = (list) =>
    look(`${migrations};
      alter table gst_filing drop constraint gst_filing_status_check,
        add constraint gst_filing_status_check check (status in (${list.map((one) => `'${one}'`).join(', ')}));`)

  it('is the one that counts', () => {
    expect(changed(states)).toEqual([])
    expect(changed(states.slice(0, -1))).toEqual(["GST return: gst_filing.status does not take 'withdrawn'"])
    expect(changed([...states, 'lost'])).toEqual([expect.stringContaining("GST return: no state is called 'lost'")])
  })

  it('lets a state go that the first one had', () => {
    const before = migrations.replace("'query', 'filed',", "'query', 'old', 'filed',")
    const list = states.map((one) => `'${one}'`).join(', ')
    const later = `alter table gst_filing add constraint gst_filing_status_check check (status in (${list}));`
    expect(look(before)).toEqual([expect.stringContaining("no state is called 'old'")])
    expect(look(`${before};${later}`)).toEqual([])
  })
})

describe('the statements of a migration', () => {
  it('end at a semicolon that stands in no comment, text or function', () => {
    const text = "-- one; two\nselect 'a;''b'; create function f() as $$ begin; end $$; select 1 - 2;"
    expect(statementsOf(text)).toEqual(["select 'a;''b'", 'create function f() as $$ begin; end $$', 'select 1 - 2'])
  })
})
