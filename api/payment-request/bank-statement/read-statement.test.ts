import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StatementPart } from '../../../contract/bank-statement.ts'
import { groupIndian } from '../../platform/export/group-indian.ts'
import { readSheet } from '../../platform/import/read-sheet.ts'
import { guessLayout, layoutByTitles, titlesOf } from './guess-layout.ts'
import { readAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'
import { readLines } from './read-lines.ts'

const paise = fc.integer({ min: 0, max: 10_000_000_000_000 })
const plain = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

describe('an amount', () => {
  it('is read as it was written, in any of the ways banks write it', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const grouped = groupIndian(plain(amount))
        const minus = amount === 0 ? 0 : -amount
        for (const text of [
          plain(amount),
          grouped,
          `₹ ${grouped}`,
          `Rs. ${grouped}`,
          `INR ${grouped}`,
          `${grouped}000`,
          `+${grouped}`,
        ])
          expect(readAmount(text)).toEqual({ paise: amount })
        for (const text of [`-${grouped}`, `${grouped}-`, `(${grouped})`, `-₹${grouped}`])
          expect(readAmount(text)).toEqual({ paise: minus })
        expect(readAmount(`${grouped} Cr`)).toEqual({ paise: amount, side: 'credit' })
        expect(readAmount(`${grouped}(Cr)`)).toEqual({ paise: amount, side: 'credit' })
        expect(readAmount(`${grouped} (DR.)`)).toEqual({ paise: amount, side: 'debit' })
        expect(readAmount(`${grouped}DR.`)).toEqual({ paise: amount, side: 'debit' })
      }),
    )
  })

  it.each([
    ['1,23,456.00', 12345600],
    ['123,456', 12345600],
    ['1,000.00 Cr', 100000],
    ['0.5', 50],
    ['1234.5', 123450],
  ])('%s is %i paise', (text, amount) => expect(readAmount(text)?.paise).toBe(amount))

  it.each([
    '',
    '-',
    'abc',
    '1.234',
    '1,2',
    '1,23',
    '12,34,5',
    '1..2',
    '1.2.3',
    '1e5',
    '9999999999999999',
    '0x10',
    '1 000',
    'Cr',
    '12a',
  ])('%j is none', (text) => expect(readAmount(text)).toBeUndefined())
})

describe('a day', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

  it('is read as it was written, in any of the ways banks write it', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const [y = '', m = '', d = ''] = iso.split('-')
        const name = names[Number(m) - 1] ?? ''
        const serial = Date.parse(iso) / 86_400_000 + 25_569
        const ways = [
          iso,
          `${d}/${m}/${y}`,
          `${d}-${m}-${y}`,
          `${d}.${m}.${y}`,
          `${d}-${name}-${y}`,
          `${d} ${name} ${y}`,
          `${d}/${m}/${y.slice(2)}`,
        ]
        const more = [
          `${Number(d)}/${Number(m)}/${y}`,
          `${d}-${name.toUpperCase()}-${y.slice(2)}`,
          `${iso} 10:11:12`,
          `${iso}T10:11:12Z`,
          `${d}/${m}/${y} 10:11:12 PM`,
          String(serial),
          `${serial}.25`,
        ]
        for (const text of [...ways, ...more]) expect([text, readDay(text)]).toEqual([text, iso])
      }),
    )
  })

  it.each([
    '',
    'today',
    '31/02/2026',
    '2026-13-01',
    '15/11/1999',
    '1/1/2100',
    '15-Foo-2026',
    '12345',
    '99999',
    '15/11',
  ])('%j is none', (text) => expect(readDay(text)).toBeUndefined())
})

const read = async (text: string) => {
  const rows = await readSheet(Buffer.from(text), 100)
  const layout = guessLayout(rows)
  return { rows, layout, lines: await readLines(rows, layout) }
}
const used = (layout: Record<string, string>) =>
  Object.fromEntries(Object.entries(layout).filter(([, place]) => place !== '')) as Partial<
    Record<StatementPart | 'header', string>
  >

describe("the titles of a bank's file", () => {
  it.each([
    [
      'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
      { date: '0', description: '2', reference: '3', debit: '4', credit: '5', balance: '6' },
    ],
    [
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      { date: '0', description: '1', reference: '2', debit: '4', credit: '5', balance: '6' },
    ],
    [
      'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
      { date: '2', reference: '3', description: '4', debit: '5', credit: '6', balance: '7' },
    ],
    [
      'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
      { date: '0', reference: '1', description: '2', debit: '3', credit: '4', balance: '5' },
    ],
    [
      'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr',
      { date: '1', description: '2', reference: '3', amount: '4', side: '5', balance: '6' },
    ],
    [
      'Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit (Cr),Balance',
      { date: '0', description: '1', reference: '2', amount: '3', balance: '4' },
    ],
    ...[
      'Deposit (Cr)/Withdrawal (Dr)',
      'Deposit/Withdrawal',
      'Withdrawals / Deposits (INR)',
      'Credit/Debit Amount',
      'Debit/Credit Amount (INR)',
      'Debit / Credit',
      'Cr/Dr',
    ].map((both): [string, object] => [
      `Date,Narration,Chq/Ref No,${both},Balance`,
      { date: '0', description: '1', reference: '2', amount: '3', balance: '4' },
    ]),
    [
      'Date,Narration,Debit/Credit,Txn Amount,Balance',
      { date: '0', description: '1', side: '2', amount: '3', balance: '4' },
    ],
    ['Date,UTR,Details,Amount (INR)', { date: '0', reference: '1', description: '2', amount: '3' }],
  ])('%s are understood, also below lines of words', async (titles, layout) => {
    const words = 'Sample Bank\nStatement of account,from 01/11/2026,to 15/11/2026\nAccount number,123456789012\n'
    expect(used((await read(`${words}${titles}\n`)).layout)).toEqual({ header: '3', ...layout })
  })

  it('that say nothing leave the choice to a person', async () => {
    expect(used((await read('a,b,c\n15/11/2026,x,100\n')).layout)).toEqual({})
  })

  it('are found again in the next file, wherever they stand', async () => {
    const { rows, layout } = await read('Date,Details,Credit,Extra\n')
    const next = await readSheet(Buffer.from('hello\nExtra,Credit,Date,Details\n'), 100)
    expect(used(layoutByTitles(next, titlesOf(rows, layout)) ?? {})).toEqual({
      header: '1',
      date: '2',
      description: '3',
      credit: '1',
    })
    expect(
      layoutByTitles(await readSheet(Buffer.from('Date,Details,Deposit'), 100), titlesOf(rows, layout)),
    ).toBeUndefined()
    expect(layoutByTitles(next, {})).toBeUndefined()
  })
})

describe('the lines of a statement', () => {
  it('are read below the titles; sums, remarks and opening balances are none', async () => {
    const { lines } = await read(
      [
        'Date,Particulars,Ref,Debit,Credit,Balance',
        '01/11/2026,Opening balance,,,,"1,000.00"',
        '15/11/2026,"UPI/401234567890/  ASHA",,,"1,23,456.50","1,24,456.50"',
        '15/11/2026,Charges,,17.70,0.00,',
        ',Total,,17.70,"1,23,456.50",',
        'Closing balance,,,,"1,24,438.80",',
        '*** End of statement ***',
      ].join('\n'),
    )
    expect(lines).toEqual([
      {
        line: 3,
        day: '2026-11-15',
        description: 'UPI/401234567890/ ASHA',
        reference: '401234567890',
        amount: 12345650,
        error: '',
      },
      { line: 4, day: '2026-11-15', description: 'Charges', reference: '', amount: -1770, error: '' },
    ])
  })

  it('with one column for the amount have their side beside it, behind it or as a sign', async () => {
    const beside = await read(
      'Date,Remarks,Amount,Dr/Cr\n15/11/2026,a,100,CR\n15/11/2026,b,50.00,Dr.\n15/11/2026,c,1,?\n',
    )
    expect(beside.lines.map(({ amount, error }) => error || amount)).toEqual([10000, -5000, "'?' is neither Dr nor Cr"])
    const behind = await read('Date,Remarks,Amount\n15/11/2026,a,100.00 Cr\n15/11/2026,b,50.00 Dr\n15/11/2026,c,-7\n')
    expect(behind.lines.map(({ amount }) => amount)).toEqual([10000, -5000, -700])
  })

  it('with both directions in one column are read by the Dr or Cr in brackets', async () => {
    const { lines } = await read(
      [
        'Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit (Cr),Balance',
        '"08 Jun, 2026",UPI-401234567890-RAO,,"1,000.00(Cr)","2,000.00(Cr)"',
        '"09 Jun, 2026",Charges,,17.70(Dr),"1,982.30(Cr)"',
      ].join('\n'),
    )
    expect(lines.map(({ day, amount, error }) => [day, amount, error])).toEqual([
      ['2026-06-08', 100000, ''],
      ['2026-06-09', -1770, ''],
    ])
  })

  it('with Dr and Cr in the cells of one column are not guessed where a cell says neither', async () => {
    const { lines } = await read(
      'Date,Remarks,Amount\n15/11/2026,a,100.00 Cr\n15/11/2026,a charge,50.00\n15/11/2026,b,-7\n15/11/2026,c,9.00 Dr\n',
    )
    const said = lines.map(({ amount, error }) => error || amount)
    expect(said).toEqual([10000, "'50.00' says neither Dr nor Cr", -700, -900])
  })

  it.each([
    [
      'a column of plain amounts',
      'Date,Remarks,Amount',
      '15/11/2026,out,"25,000.00"',
      "'25,000.00' says neither Dr nor Cr",
    ],
    [
      'both directions in one column without a side',
      'Date,Remarks,Withdrawal(Dr)/Deposit(Cr)',
      '15/11/2026,out,"25,000.00"',
      "'25,000.00' says neither Dr nor Cr",
    ],
    [
      'a side in a column of its own name',
      'Date,Remarks,Amount (INR),Debit/Credit Indicator',
      '15/11/2026,out,7.00,D',
      -700,
    ],
    ['a flag', 'Date,Remarks,Amount,Dr/Cr Flag', '15/11/2026,out,7.00,D', -700],
    ['a type with its letters', 'Date,Remarks,Amount,Txn Type (D/C)', '15/11/2026,out,7.00,D', -700],
    [
      'a debit among the credits',
      'Date,Remarks,Debit,Credit',
      '15/11/2026,out,,"6,000.00 Dr"',
      "'6,000.00 Dr' stands in the column for credit",
    ],
    [
      'a credit among the debits',
      'Date,Remarks,Debit,Credit',
      '15/11/2026,in,6.00 Cr,',
      "'6.00 Cr' stands in the column for debit",
    ],
    [
      'a minus that is a credit',
      'Date,Remarks,Amount',
      '15/11/2026,x,"-5,000.00(Cr)"',
      "'-5,000.00(Cr)' is a minus, and said to be a credit",
    ],
    [
      'brackets that are a credit',
      'Date,Remarks,Amount',
      '15/11/2026,x,(700.00)Cr',
      "'(700.00)Cr' is a minus, and said to be a credit",
    ],
  ])('never make a credit of a debit: %s', async (_name, titles, line, expected) => {
    const { lines } = await read(`${titles}\n${line}\n`)
    expect(lines.map(({ amount, error }) => error || amount)).toEqual([expected])
  })

  it('are told by their own cells, and not by a sum or a closing balance below them', async () => {
    const { lines } = await read(
      'Date,Remarks,Amount\n15/11/2026,a,100.00\n15/11/2026,b,-7\n,Closing,"1,200.00 Cr"\n,Total,9.00 Dr\n',
    )
    expect(lines.map(({ amount, error }) => error || amount)).toEqual([10000, -700])
  })

  it('that cannot be read say why', async () => {
    const { lines } = await read(
      'Date,Particulars,Debit,Credit\n31/02/2026,a,,5\n15/11/2026,b,,five\n15/11/2026,c,1,2\n',
    )
    expect(lines.map(({ line, error }) => [line, error])).toEqual([
      [2, "'31/02/2026' is no date that can be read"],
      [3, "'five' is no amount that can be read"],
      [4, 'There is both a credit and a debit in this line'],
    ])
  })
})
