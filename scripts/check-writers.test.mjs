import { describe, expect, it } from 'vitest'
import { findSecondWriters, tablesWritten } from './check-writers.mjs'

describe('the tables that a file writes', () => {
  it.each([
    ["tx.insertInto('sale').values(row)", ['sale']],
    ["tx\n  .updateTable(\n    'merchant',\n  )", ['merchant']],
    ["tx.deleteFrom('known_device as old')", ['known_device']],
    ['sql`insert into notice (title) values (1)`', ['notice']],
    ['sql`update app_user set locked_at = now()`', ['app_user']],
    ['sql`update app_user person\n set locked_at = now()`', ['app_user']],
    ['sql`delete from captcha where true`', ['captcha']],
    ["db.selectFrom('sale').selectAll()", []],
    ['/** Like insert into sale, but slower. */ // delete from sale', []],
    ['sql`select * from sale for update`', []],
  ])('of %j are found', (text, tables) => {
    expect(tablesWritten(text)).toEqual(tables)
  })
})

describe('a second writer of a table', () => {
  const own = { file: 'api/sale/sale-store.ts', text: "tx.insertInto('sale')" }

  it('is named with both places', () => {
    const second = { file: 'api/gst/filing/refund.ts', text: 'sql`update sale set price = 0`' }
    expect(findSecondWriters([own, second])).toEqual(['sale: api/gst/filing/refund.ts, api/sale/sale-store.ts'])
  })

  it('is none in the same module, in a test or in the demo', () => {
    const text = "tx.updateTable('sale')"
    const free = ['api/sale/refund-sale.ts', 'api/gst/filing.test.ts', 'api/testing/money.ts', 'api/demo/past-sale.ts']
    expect(findSecondWriters([own, ...free.map((file) => ({ file, text }))])).toEqual([])
  })
})
