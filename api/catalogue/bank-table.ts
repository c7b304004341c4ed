import { sql } from 'kysely'
import { listBanks, paymentModeLabels, paymentModes } from '../../contract/catalogue/bank.ts'
import { defineList } from '../platform/list/define-list.ts'

/** The modes by the names people know, so that they can be searched for by them. */
const modeNames = sql`(
  select string_agg(case taken.mode ${sql.join(
    paymentModes.map((mode) => sql`when ${sql.lit(mode)} then ${sql.lit(paymentModeLabels[mode])}`),
    sql` `,
  )} end, ', ' order by taken.place)
  from unnest(bank_account.modes) with ordinality as taken(mode, place)
)`

export const bankTable = defineList(listBanks, {
  from: sql`bank_account`,
  scope: () => sql`true`,
  fields: {
    position: sql.ref('bank_account.position'),
    bankName: sql.ref('bank_account.bank_name'),
    accountName: sql.ref('bank_account.account_name'),
    accountNo: sql.ref('bank_account.account_no'),
    ifsc: sql.ref('bank_account.ifsc'),
    branch: sql.ref('bank_account.branch'),
    upiId: sql.ref('bank_account.upi_id'),
    modes: modeNames,
    active: sql.ref('bank_account.active'),
  },
  also: { id: sql.ref('bank_account.id'), hasQr: sql`bank_account.qr_file_id is not null` },
  key: sql.ref('bank_account.id'),
  search: sql`concat_ws(' ', bank_account.bank_name, bank_account.account_name, bank_account.account_no,
    bank_account.ifsc, bank_account.branch, bank_account.upi_id)`,
  order: [{ column: 'position', dir: 'asc' }],
})
