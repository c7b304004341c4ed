import * as calls from '../../contract/push.ts'
import type { Api } from '../platform/api.ts'
import type { Platform } from '../platform/platform.ts'
import { declinePush } from './decline-push.ts'
import { readPush } from './read-push.ts'
import { subscribeDevice } from './subscribe-device.ts'
import { unsubscribeDevice } from './unsubscribe-device.ts'

export function pushRoutes({ read, write }: Api, { clock, config }: Pick<Platform, 'clock' | 'config'>) {
  const privateHosts = config.allowPrivateHosts
  read(calls.getPush, ({ db, actor }) => readPush(db, actor))
  write(calls.subscribeDevice, ({ tx, actor, body }) =>
    subscribeDevice(tx, actor, { wanted: body, privateHosts, now: clock.now() }),
  )
  write(calls.unsubscribeDevice, ({ tx, actor }) => unsubscribeDevice(tx, actor))
  write(calls.declinePush, ({ tx, actor }) => declinePush(tx, actor.id))
}
