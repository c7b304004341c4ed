import { sql } from 'kysely'
import type { Role } from '../../contract/kernel/role.ts'
import type { Tx } from '../platform/database.ts'
import { tidyUserName } from './find-user.ts'

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
  mustChangePassword?: boolean
}

const codeOf = {
  admin: { letter: 'A', sequence: 'admin_code_no' },
  staff: { letter: 'S', sequence: 'staff_code_no' },
  merchant: { letter: 'E', sequence: 'employee_code_no' },
} satisfies Record<Role, { letter: string; sequence: string }>

export async function createUser(tx: Tx, user: NewUser): Promise<{ id: string; code: string }> {
  const { letter, sequence } = codeOf[user.role]
  const code = user.code ?? (await nextCode(tx, letter, sequence))
  return tx
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
      must_change_password: user.mustChangePassword ?? false,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
}

/** 'M000042': a letter for the kind and a running number of six digits. */
export async function nextCode(tx: Tx, letter: string, sequence: string): Promise<string> {
  const { rows } = await sql<{ no: string }>`select nextval(${sequence}::regclass) as no`.execute(tx)
  return `${letter}${String(rows[0]?.no).padStart(6, '0')}`
}
