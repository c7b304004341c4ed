import { expect, it } from 'vitest'
import { choiceColumn, dateTimeColumn, moneyColumn, numberColumn, textColumn } from '../../../contract/kernel/table.ts'
import { plainRow } from './plain-row.ts'

const columns = {
  at: dateTimeColumn('At'),
  price: moneyColumn('Price'),
  parts: numberColumn('Parts'),
  code: textColumn('Code'),
  state: choiceColumn('State', [{ value: '1', label: 'One' }]),
}

it('a record reaches the browser with moments as ISO text and the numbers of its columns as numbers', () => {
  const record = { at: new Date('2026-04-05T10:00:00Z'), price: '1500', parts: '3', code: '007', state: '1', id: '12' }
  expect(plainRow(record, columns)).toEqual({
    at: '2026-04-05T10:00:00.000Z',
    price: 1500,
    parts: 3,
    code: '007',
    state: '1',
    id: '12',
  })
})

it('what is empty stays empty', () => {
  expect(plainRow({ at: null, price: null, parts: 0, code: '' }, columns)).toEqual({
    at: null,
    price: null,
    parts: 0,
    code: '',
  })
})
