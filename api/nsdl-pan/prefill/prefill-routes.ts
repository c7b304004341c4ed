import * as calls from '../../../contract/nsdl-pan/prefill.ts'
import type { Api } from '../../platform/api.ts'
import { findEarlierApplications } from './find-earlier-applications.ts'
import { readUidaiKeys } from './read-uidai-keys.ts'
import { shopEmail } from './shop-email.ts'
import { takeEarlierApplication } from './take-earlier-application.ts'
import { readTakenAoCode } from './taken-ao-codes.ts'

/** What need not be typed again. */
export function panPrefillRoutes({ read, write }: Api, { certificates }: { certificates: readonly string[] }) {
  const aadhaarKeys = readUidaiKeys(certificates)
  read(calls.getPanHelp, async ({ db, actor }) => ({ shopEmail: await shopEmail(db, actor), aadhaarKeys }))
  read(calls.suggestAoCode, ({ db, query }) => readTakenAoCode(db, query))
  read(calls.findEarlierPans, ({ db, actor, body }) => findEarlierApplications(db, actor, body))
  write(calls.takeEarlierPan, ({ tx, actor, params, body }) =>
    takeEarlierApplication(tx, actor, { id: params.id, ...body }),
  )
}
