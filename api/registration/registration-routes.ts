import * as calls from '../../contract/registration.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { checkEmailCode } from './check-email-code.ts'
import { register } from './register.ts'
import { registrationOptions } from './registration-options.ts'
import { sendEmailCode } from './send-email-code.ts'

export function registrationRoutes({ read, write }: Api, clock: Clock) {
  read(calls.getRegistrationOptions, ({ db, visitor }) => registrationOptions(db, visitor))
  write(calls.sendEmailCode, ({ tx, body, visitor }) => sendEmailCode(tx, body.emailid, { visitor, now: clock.now() }))
  write(calls.checkEmailCode, ({ tx, body, visitor }) =>
    checkEmailCode(tx, { email: body.emailid, code: body.code }, { visitor, now: clock.now() }),
  )
  write(calls.register, ({ tx, body, query, visitor }) =>
    register(tx, body, { captcha: query.captcha, visitor, now: clock.now() }),
  )
}
