import * as calls from '../../../contract/bank-statement.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { approveMatches } from './approve-matches.ts'
import { bankLineTable } from './bank-line-table.ts'
import { findMatches } from './find-matches.ts'
import { previewStatement } from './preview-statement.ts'
import { statementBanks } from './statement-banks.ts'
import { takeStatement } from './take-statement.ts'

export function bankStatementRoutes({ read, write, upload, table }: Api, clock: Clock) {
  table(bankLineTable)
  read(calls.getStatementBanks, ({ db }) => statementBanks(db))
  upload(calls.previewStatement, ({ tx, file, body: { bankId, chosen, ...layout } }) =>
    previewStatement(tx, { bankId, rows: file.rows, chosen: chosen ? layout : undefined }),
  )
  upload(calls.takeStatement, ({ tx, actor, file, body: { bankId, ...layout } }) =>
    takeStatement(tx, actor, { bankId, file, layout }),
  )
  read(calls.getMatches, ({ db, actor, query }) => findMatches(db, actor, query.bankId))
  write(calls.approveMatches, ({ tx, actor, body }) => approveMatches(tx, actor, { ...body, now: clock.now() }))
}
