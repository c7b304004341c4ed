import { describe, expect, it } from 'vitest'
import { numberColumn, textColumn } from '../../../contract/kernel/table.ts'
import { tableSearch } from './table-search.ts'
import { tableQuestion, tableState, visibleNames } from './table-state.ts'

const columns = {
  name: textColumn('Name'),
  tries: numberColumn('Tries'),
  note: textColumn('Note', { hidden: true, sortable: false }),
}

describe('the state of a table in the address', () => {
  it('is kept when it is sound', () => {
    const search = { page: 3, size: 50, q: 'asha', sort: [{ column: 'name', dir: 'desc' }], hide: [], shown: 60 }
    expect(tableSearch(search)).toEqual(search)
  })

  it.each([
    { page: 0 },
    { page: 1 },
    { page: 'x' },
    { size: 7 },
    { size: 10 },
    { q: '' },
    { q: { a: 1 } },
    { sort: 'name' },
    { sort: [{ column: 'name', dir: 'sideways' }] },
    { filters: [{ opt: 'contains' }] },
    { hide: 'name' },
    { shown: 20 },
    { shown: 50 },
    { shown: 520 },
    { shown: '40' },
    { stranger: 1 },
  ])('drops %o', (search) => {
    expect(tableSearch(search)).toEqual({})
  })

  it('reads a search for digits as text', () => {
    expect(tableSearch({ q: 9800000001 })).toEqual({ q: '9800000001' })
  })

  it('drops columns and operators that the list does not have', () => {
    const state = tableState(
      {
        sort: [
          { column: 'password', dir: 'asc' },
          { column: 'note', dir: 'asc' },
          { column: 'name', dir: 'asc' },
        ],
        filters: [
          { field: 'password', opt: 'contains', value1: 'x' },
          { field: 'tries', opt: 'contains', value1: '1' },
          { field: 'tries', opt: '>', value1: '1' },
        ],
        hide: ['password', 'name'],
      },
      columns,
    )
    expect(state.sort).toEqual([{ column: 'name', dir: 'asc' }])
    expect(state.filters).toEqual([{ field: 'tries', opt: '>', value1: '1' }])
    expect(state.hide).toEqual(['name'])
  })

  it('hides what the list hides until the person says otherwise', () => {
    expect(visibleNames(columns, tableState({}, columns))).toEqual(['name', 'tries'])
    expect(visibleNames(columns, tableState({ hide: [] }, columns))).toEqual(['name', 'tries', 'note'])
  })

  it('becomes the question that the server is asked', () => {
    const filters = [{ field: 'name', opt: 'contains', value1: 'rao' }]
    const sort = [{ column: 'tries', dir: 'desc' as const }]
    const state = tableState({ page: 3, size: 20, q: 'asha', sort, filters }, columns)
    expect(tableQuestion(state, { open: true })).toEqual({
      filters: [{ field: 'name', opt: 'contains', value1: 'rao' }],
      search: 'asha',
      length: 20,
      start: 40,
      sorts: [{ column: 'tries', dir: 'desc' }],
      additionFilter: { open: true },
    })
  })
})
