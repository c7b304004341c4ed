import { systemDoer } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database.ts'
import type { ProviderContext } from '../../provider/provider-context.ts'
import { readSetting } from '../../site/site-settings.ts'
import { lockApplication } from '../application-store.ts'
import { failEsign } from './fail-esign.ts'

const mostPerRun = 50

/** Ends the Aadhaar step of every application that nobody has signed in time. */
export async function giveUpWaiting({ kysely, clock }: ProviderContext): Promise<void> {
  const hours = await readSetting(kysely, 'esignHours')
  const before = secondsAfter(clock.now(), -hours * 3600)
  const due = await kysely
    .selectFrom('pan_application')
    .select('id')
    .where('state', '=', 'esign-pending')
    .where('state_at', '<', before)
    .orderBy('id')
    .limit(mostPerRun)
    .execute()
  for (const { id } of due)
    await inTransaction(kysely, async (tx) => {
      const application = await lockApplication(tx, { merchantId: null }, { id })
      // Somebody may have signed, or begun again, since it was found.
      if (application.state !== 'esign-pending' || application.state_at >= before) return
      const remark = `Nobody has signed within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`
      await failEsign(tx, systemDoer, { application, how: 'expired', remark })
    })
}
