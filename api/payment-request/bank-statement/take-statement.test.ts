import { describe, expect, it } from 'vitest'
import type { StatementOutcome, StatementPreview } from '../../../contract/bank-statement.ts'
import { writeXlsx } from '../../platform/export/write-xlsx.ts'
import { bankDay, columns, csv, csvLine, openBankDesk, statementDay } from '../../testing/bank-desk.ts'
import { aPerson } from '../../testing/people.ts'
import { collectBytes, rowsOf, someOptions } from '../../testing/reading/collect.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { sheetOf, workbookOf } from '../../testing/workbooks.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const { bank, otherBank, slip, asked, send, take } = await openBankDesk(house)

describe('the file of a bank', () => {
  it('is shown before anything is written: titles, meaning, first lines', async () => {
    const { body } = await send<StatementPreview>('preview', csv(csvLine({ reference: '000000000001', amount: 100 })), {
      bankId: bank,
    })
    expect(body).toMatchObject({ layout: { ...columns, amount: '', side: '' }, remembered: false })
    expect(body.titles).toEqual(['Txn Date', 'Description', 'Ref No', 'Debit', 'Credit', 'Balance'])
    expect(body.rows[0]).toEqual({ line: 1, cells: ['Sample Bank'] })
    expect(body.lines).toEqual([
      { line: 4, day: statementDay, description: 'UPI', reference: '000000000001', amount: 100, error: '' },
    ])
    expect(await house.db.selectFrom('bank_line').select('id').execute()).toEqual([])
  })

  it('is understood anew when a person chooses other columns', async () => {
    const fields = { bankId: bank, ...columns, credit: '3', debit: '', chosen: 'yes' }
    const { body } = await send<StatementPreview>('preview', csv(`${bankDay},x,y,7.50,,`), fields)
    expect(body.lines).toMatchObject([{ amount: 750 }])
  })

  it('is not taken with columns that are called the opposite, and no colleague is offered such a layout', async () => {
    const file = csv(csvLine({ reference: '412345678901', amount: 100 }))
    const turned = { bankId: bank, ...columns, credit: columns.debit, debit: columns.credit }
    const refused = await send<{ data: unknown }>('take', file, turned)
    expect([refused.status, refused.body.data]).toEqual([
      400,
      { credit: "The column is called 'Debit'", debit: "The column is called 'Credit'" },
    ])
    const balance = await send<{ data: unknown }>('take', file, { bankId: bank, ...columns, credit: columns.balance })
    expect(balance.body.data).toEqual({ credit: "The column is called 'Balance'" })
    const half = { bankId: bank, ...columns, amount: columns.balance, credit: '', balance: '' }
    expect((await send<{ data: unknown }>('take', file, half)).body.data).toMatchObject({
      debit: 'Choose the one for credit too',
    })
    // One that was kept before this was looked at.
    const titles = JSON.stringify({ date: 'Txn Date', credit: 'Debit', debit: 'Credit' })
    const { id: someone } = await aPerson(house)
    const kept = { bank_id: bank, titles, changed_by: someone }
    await house.db.insertInto('bank_statement_layout').values(kept).execute()
    const { body } = await send<StatementPreview>('preview', file, { bankId: bank })
    expect(body).toMatchObject({ remembered: false, layout: { credit: columns.credit, debit: columns.debit } })
    await house.db.deleteFrom('bank_statement_layout').execute()
  })

  it('tells the audit list by which columns it was read', async () => {
    await take(csv(csvLine({ reference: '412345678955', amount: 5500 })), otherBank)
    const { detail } = await house.db
      .selectFrom('audit_event')
      .select('detail')
      .where('act', '=', 'bank-statement.read')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(detail)).toMatchObject({ columns: { credit: 'Credit', debit: 'Debit', date: 'Txn Date' } })
  })

  it('taken twice, or by two clerks at once, adds its lines once', async () => {
    const file = csv(
      csvLine({ reference: '', amount: 70000 }, 'CASH PUNE'),
      csvLine({ reference: '', amount: 70000 }, 'CASH NASHIK'),
      `${bankDay},Charges,,17.70,,`,
      '31/02/2026,Wrong,,,5.00,',
    )
    const answers = await Promise.all([take(file, otherBank), take(file, otherBank)])
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 3])
    expect(answers[0]).toMatchObject({
      lines: 3,
      credits: 2,
      unmatched: 2,
      wrong: 1,
      errors: [{ line: 7, message: "'31/02/2026' is no date that can be read" }],
    })
    expect(await take(file, otherBank)).toMatchObject({ lines: 3, added: 0 })
    expect(
      await take(
        csv(
          csvLine({ reference: '', amount: 70000 }, 'a'),
          csvLine({ reference: '', amount: 70000 }, 'b'),
          csvLine({ reference: '', amount: 70000 }, 'c'),
        ),
        otherBank,
      ),
    ).toMatchObject({ lines: 3, added: 1 })
  })

  it('is found again by its titles the next time', async () => {
    await take(csv(csvLine({ reference: '000000000009', amount: 5 })))
    const moved = Buffer.from(`Balance,Credit,Debit,Ref No,Description,Txn Date\n,1.00,,x,UPI,${statementDay}\n`)
    const { body } = await send<StatementPreview>('preview', moved, { bankId: bank })
    expect(body).toMatchObject({
      remembered: true,
      layout: { header: '0', date: '5', credit: '1' },
      lines: [{ amount: 100 }],
    })
  })

  it('may be a workbook, our own or another', async () => {
    const paid = await asked({ amount: 32100 })
    const titles = ['Date', 'Particulars', 'UTR', 'Credit'].map((title) => ({ title, kind: 'text' }) as const)
    const own = await collectBytes(
      writeXlsx(titles, rowsOf([[statementDay, 'UPI', paid.reference, '321.00']]), someOptions),
    )
    const layout = { header: '0', date: '0', description: '1', reference: '2', credit: '3' }
    const { body } = await send<StatementOutcome>('take', own, { bankId: bank, ...layout })
    expect(body).toMatchObject({ lines: 1, added: 1, exact: 1 })
    const serial = Date.parse(statementDay) / 86_400_000 + 25_569
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const sheet = sheetOf(
      ['Date', 'Particulars', 'UTR', 'Credit'].map(cell).join(''),
      `<c><v>${serial}</v></c>${cell('UPI')}<c><v>${paid.reference}</v></c><c><v>321</v></c>`,
    )
    expect((await send<StatementOutcome>('take', workbookOf(sheet), { bankId: bank, ...layout })).body).toMatchObject({
      added: 0,
      exact: 1,
    })
  })

  it.each([
    ['no bank', csv(), { ...columns, bankId: '' }, 400, { bankId: 'Required' }],
    ['a bank that is not there', csv(), { ...columns, bankId: '999999' }, 404, undefined],
    ['no column for the date', csv(), { ...columns, bankId: bank, date: '' }, 400, { date: 'Required' }],
    [
      'no column for money',
      csv(),
      { ...columns, bankId: bank, credit: '' },
      400,
      { credit: 'Choose the column for credit, or the one for the amount' },
    ],
    ['no line that can be read', csv('x,y,z'), { ...columns, bankId: bank }, 400, undefined],
    ['a script', Buffer.from('<svg onload="alert(1)"/>'), { ...columns, bankId: bank }, 400, undefined],
    ['a picture', slip, { ...columns, bankId: bank }, 415, undefined],
    ['a bomb', workbookOf(Buffer.alloc(100_000_000)), { ...columns, bankId: bank }, 400, undefined],
    ['a broken workbook', workbookOf('<worksheet').subarray(0, -40), { ...columns, bankId: bank }, 400, undefined],
    [
      'a strange column',
      csv(),
      { ...columns, bankId: bank, date: '-1' },
      400,
      { date: 'Please choose one of the list' },
    ],
  ])('with %s is refused and nothing is kept', async (_, content, fields, status, data) => {
    const count = async () => (await house.db.selectFrom('bank_line').select('id').execute()).length
    const before = await count()
    const answer = await send('take', content, fields)
    expect([answer.status, answer.body.data]).toEqual([status, data])
    expect(answer.body.message).toMatch(/^[A-Z].+\.$/)
    expect(await count()).toBe(before)
  })
})
