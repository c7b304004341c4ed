import { sql } from 'kysely'
import type { Role } from '../../contract/kernel/role.ts'
import { problemTexts } from '../../texts/en/problem.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { tidyUserName } from './find-user.ts'
import { takenSentences } from './taken-sentences.ts'

export interface NewUser {
  userName: string
  displayName: string
  role: Role
  email: string
  mobile?: string
  merchantId?: string
  /** The owner's code is the business's own; others get the next free one. */
  code?: string
  owner?: boolean
  permissions?: readonly string[]
  passwordHash?: string
  /** The password was typed by somebody else: until then it leads to choosing an own one, and nowhere else. */
  firstPasswordUntil?: Date
  /** In which to write to them; nothing: they have not chosen. */
  language?: string | null
}

const codeOf = {
  admin: { letter: 'A', sequence: 'admin_code_no' },
  staff: { letter: 'S', sequence: 'staff_code_no' },
  merchant: { letter: 'E', sequence: 'employee_code_no' },
} satisfies Record<Role, { letter: string; sequence: string }>

/** A user name, e-mail or mobile number that someone else has is told at its field. */
export async function createUser(tx: Tx, user: NewUser): Promise<{ id: string; code: string }> {
  const { letter, sequence } = codeOf[user.role]
  const code = user.code ?? (await nextCode(tx, letter, sequence))
  const made = await tx
    .insertInto('app_user')
    .values({
      code,
      user_name: tidyUserName(user.userName),
      display_name: user.displayName,
      role: user.role,
      merchant_id: user.merchantId ?? null,
      is_owner: user.owner ?? false,
      permissions: [...(user.permissions ?? [])],
      email: user.email,
      mobile: user.mobile ?? null,
      password_hash: user.passwordHash ?? null,
      must_change_password: user.firstPasswordUntil !== undefined,
      first_password_until: user.firstPasswordUntil ?? null,
      language: user.language ?? null,
    })
    .onConflict((clash) => clash.doNothing())
    .returning(['id', 'code'])
    .executeTakeFirst()
  if (!made) throw badRequest(problemTexts.pleaseCheckWhatYou(), await takenFields(tx, user))
  return made
}

async function takenFields(tx: Tx, user: NewUser): Promise<Record<string, string>> {
  const others = await tx
    .selectFrom('app_user')
    .select(['user_name', 'email', 'mobile'])
    .where((eb) =>
      eb.or([
        eb('user_name', '=', tidyUserName(user.userName)),
        eb('email', '=', user.email),
        eb('mobile', '=', user.mobile ?? null),
      ]),
    )
    .execute()
  const has = (matches: (other: (typeof others)[number]) => boolean) => others.some(matches)
  return {
    ...(has((o) => o.user_name.toLowerCase() === tidyUserName(user.userName)) && {
      userName: takenSentences.userName(),
    }),
    ...(has((o) => o.email.toLowerCase() === user.email.toLowerCase()) && {
      emailId: takenSentences.emailId(),
    }),
    ...(user.mobile && has((o) => o.mobile === user.mobile) && { mobileNo: takenSentences.mobileNo() }),
  }
}

/** 'M000042': a letter for the kind and a running number of six digits. */
export async function nextCode(tx: Tx, letter: string, sequence: string): Promise<string> {
  const { rows } = await sql<{ no: string }>`select nextval(${sequence}::regclass) as no`.execute(tx)
  return `${letter}${String(rows[0]?.no).padStart(6, '0')}`
}
