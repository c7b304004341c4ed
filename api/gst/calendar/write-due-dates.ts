import type { DueDates, NewExtension } from '../../../contract/gst/due-dates-office.ts'
import { gstReturns } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { gstStateNames, type StateGroup } from '../../../contract/gst/returns-states.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { readDueBook, readExtensions } from './due-book.ts'
import { redateFilings } from './redate-filings.ts'

/** All that due dates are found by: the rules to read, the rest to edit. */
export async function readDueDates(db: Db): Promise<DueDates> {
  const states = await db.selectFrom('gst_state_group').select(['code', 'state_group']).orderBy('code').execute()
  return {
    rules: [...(await readDueBook(db)).rules],
    extensions: await readExtensions(db),
    states: states.map(({ code, state_group }) => ({
      code,
      name: gstStateNames[code] ?? code,
      stateGroup: state_group,
    })),
  }
}

export async function addExtension(tx: Tx, actor: Actor, extension: NewExtension): Promise<void> {
  const { returnType, scheme, stateGroup, period, newDate, notification } = extension
  await tx
    .insertInto('gst_due_extension')
    .values({
      return_type: returnType,
      scheme,
      state_group: stateGroup,
      period,
      new_date: newDate,
      notification,
      created_by: actor.id,
    })
    .execute()
  await recordAudit(tx, doerOf(actor), {
    act: 'gst-due-extension.added',
    subject: `${gstReturns[returnType].label} ${periodLabel(period)}`,
    detail: { scheme, stateGroup, newDate, notification },
  })
  await redateFilings(tx)
}

export async function removeExtension(tx: Tx, actor: Actor, id: string): Promise<void> {
  const gone = await tx.deleteFrom('gst_due_extension').where('id', '=', id).returningAll().executeTakeFirst()
  if (!gone) throw notFound('This extension does not exist.')
  const { return_type, scheme, state_group, period, new_date, notification } = gone
  await recordAudit(tx, doerOf(actor), {
    act: 'gst-due-extension.removed',
    subject: `${return_type} ${period}`,
    detail: { scheme, stateGroup: state_group, newDate: new_date, notification },
  })
  await redateFilings(tx)
}

export async function setStateGroup(
  tx: Tx,
  actor: Actor,
  { code, stateGroup }: { code: string; stateGroup: StateGroup },
): Promise<void> {
  const changed = await tx
    .updateTable('gst_state_group')
    .set({ state_group: stateGroup })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst()
  if (!changed) throw notFound('This state does not exist.')
  await recordAudit(tx, doerOf(actor), { act: 'gst-state-group.changed', subject: code, detail: { stateGroup } })
  await redateFilings(tx)
}
