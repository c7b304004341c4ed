import * as calls from '../../contract/law/rules-in-force.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { addVersion } from './add-version.ts'
import { confirmVersion } from './confirm-version.ts'
import { lookAtRules } from './look-at-rules.ts'
import { readRulesInForce } from './read-rules-in-force.ts'
import { takeBackVersion } from './take-back-version.ts'

/** The figures of law, and who changes them. */
export function lawDeskRoutes({ read, write }: Api, { clock }: { clock: Clock }) {
  read(calls.getRulesInForce, ({ db, actor }) => readRulesInForce(db, actor, clock.now()))
  write(calls.addVersion, ({ tx, actor, body }) => addVersion(tx, actor, { version: body, now: clock.now() }))
  write(calls.takeBackVersion, ({ tx, actor, params }) =>
    takeBackVersion(tx, actor, { id: params.id, now: clock.now() }),
  )
  write(calls.confirmVersion, ({ tx, actor, params }) => confirmVersion(tx, actor, { id: params.id, now: clock.now() }))
  write(calls.lookAtRules, ({ tx, actor, body }) => lookAtRules(tx, actor, { codes: body.codes, now: clock.now() }))
}
