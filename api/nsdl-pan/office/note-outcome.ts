import { sql } from 'kysely'
import { indianDay } from '../../../contract/kernel/dates.ts'
import type { PanReason } from '../../../contract/nsdl-pan/office.ts'
import type { Doer } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { readSetting } from '../../site/site-settings.ts'
import type { Application } from '../application-store.ts'
import { applications } from '../applications.ts'
import { noteTakenAoCode } from '../prefill/taken-ao-codes.ts'

/** A number is given to one application only: whoever gives numbers out waits for the others. */
export async function lockNumbers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pan-numbers'))`.execute(tx)
}

/** The day by which the paper must be here. */
export async function hardcopyDueDay(tx: Tx, now: Date): Promise<string> {
  return indianDay(secondsAfter(now, (await readSetting(tx, 'hardCopyDays')) * 86_400))
}

interface Ack {
  ackNo: string
  now: Date
  hardcopyDue: string
}

/** What the provider has said of an application, one by one or out of a file. */
export async function noteAck(
  tx: Tx,
  doer: Doer,
  { application, ackNo, now, hardcopyDue }: Ack & { application: Application },
): Promise<void> {
  const paper = application.mode === 'physical' ? ({ hardcopy: 'due', hardcopy_due: hardcopyDue } as const) : {}
  await applications.move(tx, doer, application, {
    move: 'acknowledge',
    remark: `Acknowledgement ${ackNo}`,
    change: { ack_no: ackNo, acked_at: now, ...paper },
  })
}

export async function notePan(
  tx: Tx,
  doer: Doer,
  { application, pan, now }: { application: Application; pan: string; now: Date },
): Promise<void> {
  await applications.move(tx, doer, application, {
    move: 'issue',
    remark: `PAN ${pan}`,
    change: { pan, issued_at: now, reasons: '[]' },
  })
  await noteTakenAoCode(tx, application)
}

export async function noteTinRejection(
  tx: Tx,
  doer: Doer,
  { application, reasons }: { application: Application; reasons: readonly PanReason[] },
): Promise<void> {
  await applications.move(tx, doer, application, {
    move: 'tin-reject',
    reasons,
    change: { reasons: JSON.stringify(reasons) },
  })
}
