import { sql } from 'kysely'
import { lockApplication } from '../nsdl-pan/application-store.ts'
import { applications } from '../nsdl-pan/applications.ts'
import { systemDoer } from '../platform/actor.ts'
import type { TestHouse } from './test-house.ts'

/** Sends a PAN application back, as the back office does, whatever state it was in. */
export const sendBack = (house: TestHouse, id: string, freeUntil: string | null = '2100-01-01') =>
  house.inTx(async (tx) => {
    await sql`update pan_application set state = 'verification' where id = ${id}`.execute(tx)
    const application = await lockApplication(tx, { merchantId: null }, { id })
    const reasons = [
      { code: 'INITIALS', text: 'Initials stand in the first or last name', remedy: 'Write it in full.' },
    ]
    await applications.move(tx, systemDoer, application, {
      move: 'reject',
      to: 'rejected',
      reasons,
      change: { free_until: freeUntil, reasons: JSON.stringify(reasons) },
    })
  })
