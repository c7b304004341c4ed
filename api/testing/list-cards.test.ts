import { describe, expect, it } from 'vitest'
import type { TableEndpoint } from '../../contract/kernel/endpoint.ts'
import { type Card, type Columns, namesOnCard } from '../../contract/kernel/table.ts'
import { reports } from '../../contract/report/reports.ts'
import { openTestHouse } from './test-house.ts'

const house = await openTestHouse()

interface Shown {
  columns: Columns
  card: Card
}

const lists = house.api.endpoints
  .filter((one): one is TableEndpoint => one.kind === 'table')
  .map(({ path, columns, card }): [string, Shown] => [path, { columns, card }])

/** Every view of a report is a list of its own. */
const views = reports.flatMap(({ office, own }) =>
  [office, own].flatMap(({ list, columns, views }) =>
    Object.entries(views).map(([name, view]): [string, Shown] => [
      `${list.path} ${name}`,
      { card: view.card, columns: Object.fromEntries(view.columns.map((one) => [one, columns[one] ?? noColumn(one)])) },
    ]),
  ),
)
function noColumn(name: string): never {
  throw new Error(`There is no column ${name}`)
}

const isMoney = ({ columns }: Shown, name: string) => columns[name]?.kind === 'money'

describe.each([...lists.filter(([path]) => !path.includes('/reports/')), ...views])('the card of %s', (_path, list) => {
  const { columns, card } = list

  it('shows columns that the list has, each once', () => {
    const names = namesOnCard(card)
    expect(names.filter((name) => !columns[name])).toEqual([])
    expect(names).toEqual([...new Set(names)])
  })

  it('has all the money of a row, and the balance in its own place', () => {
    const money = Object.keys(columns).filter((name) => isMoney(list, name))
    expect(money.filter((name) => !namesOnCard(card).includes(name))).toEqual([])
    expect(card.balance).toBe(columns.balance ? 'balance' : undefined)
    expect(card.amount?.filter((name) => !isMoney(list, name)) ?? []).toEqual([])
  })

  it('has a state that is one of some words, and a day that is one', () => {
    if (card.state) expect(['choice', 'flag']).toContain(columns[card.state]?.kind)
    if (card.day) expect(['date', 'datetime']).toContain(columns[card.day]?.kind)
  })
})

it('a list of single movements of money says which of it is the amount', () => {
  const silent = lists.filter(([, list]) => {
    const money = Object.keys(list.columns).filter((name) => isMoney(list, name) && name !== 'balance')
    return money.length > 0 && (list.card.amount ?? []).length === 0
  })
  expect(silent.map(([path]) => path)).toEqual([])
})
