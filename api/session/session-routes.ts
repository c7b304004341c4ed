import * as puzzle from '../../contract/captcha-puzzle.ts'
import * as email from '../../contract/email-change.ts'
import * as calls from '../../contract/session.ts'
import type { Api } from '../platform/api.ts'
import type { Platform } from '../platform/platform.ts'
import { answerEmailChange, lookAtEmailChange } from '../user/answer-email-change.ts'
import { answerCode } from './answer-code.ts'
import { askByMail } from './ask-by-mail.ts'
import { chooseFirstPassword, prepareFirstPassword } from './choose-first-password.ts'
import { deviceKey } from './device-key.ts'
import { drawnCaptcha } from './drawn-captcha.ts'
import { handInPuzzle } from './hand-in-puzzle.ts'
import { makePuzzle } from './make-puzzle.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { resendCode } from './resend-code.ts'
import { prepareReset, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { whoAmI } from './who-am-i.ts'

export function sessionRoutes(
  { read, write, prepareThenWrite, downloadInTransaction }: Api,
  { clock, door }: Pick<Platform, 'clock' | 'door'>,
) {
  read(calls.login, ({ body, visitor }) => signIn(door.kysely, body, { visitor, now: clock.now() }))
  write(calls.loginOtp, ({ tx, body, visitor }) => answerCode(tx, body, { visitor, now: clock.now() }))
  write(calls.resendOtp, ({ tx, body, visitor }) => resendCode(tx, body.challenge, { visitor, now: clock.now() }))
  prepareThenWrite(
    calls.firstPassword,
    ({ kysely, body, visitor }) => prepareFirstPassword(kysely, body, { visitor, now: clock.now() }),
    ({ tx, body, visitor, prepared: password }) =>
      chooseFirstPassword(tx, { challenge: body.challenge, password }, { visitor, now: clock.now() }),
  )
  write(calls.refresh, ({ tx, body, visitor }) => refreshTokens(tx, body, { visitor, now: clock.now() }))
  write(calls.logout, ({ tx, body, visitor }) => signOut(tx, body, { visitor, now: clock.now() }))
  read(calls.whoAmI, ({ db, actor }) => whoAmI(db, actor))
  read(calls.getDeviceKey, ({ actor }) => deviceKey(actor))
  downloadInTransaction(calls.captcha, ({ tx, visitor, query }) => drawnCaptcha(tx, visitor, query.for))
  write(puzzle.askForPuzzle, ({ tx, visitor, query }) => makePuzzle(tx, visitor, query.for))
  write(puzzle.handInPuzzle, ({ tx, visitor, query, body }) =>
    handInPuzzle(tx, visitor, { purpose: query.for, numbers: body.numbers }),
  )
  write(calls.forgotUserName, ({ tx, visitor, query, body }) =>
    askByMail(tx, visitor, { what: 'user-name', typed: body.emailid, captcha: query.captcha }),
  )
  write(calls.forgotPassword, ({ tx, visitor, body }) =>
    askByMail(tx, visitor, { what: 'password', typed: body.userName, captcha: body.captcha }),
  )
  read(email.lookAtEmailChange, ({ db, body }) => lookAtEmailChange(db, body.token, clock.now()))
  write(email.answerEmailChange, ({ tx, body, visitor }) => answerEmailChange(tx, body, { visitor, now: clock.now() }))
  prepareThenWrite(
    calls.resetPassword,
    ({ kysely, body }) => prepareReset(kysely, body, clock.now()),
    ({ tx, body, visitor, prepared: password }) =>
      resetPassword(tx, { token: body.token, password }, { visitor, now: clock.now() }),
  )
}
