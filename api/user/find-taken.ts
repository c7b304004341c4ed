import type { Db } from '../platform/database.ts'

/** What one person can have only once. */
export interface Identity {
  mobile: string
  email: string
  pan: string
}

/** What is not asked about is equal to nothing. */
type Asked = { [Field in keyof Identity]?: string | null }

const member = (what: string) => `Someone has joined with this ${what} already`
const waiting = (what: string) => `A registration with this ${what} is waiting already; its number was sent by e-mail`

/** What belongs to a user or to another waiting registration already: a sentence per field of the form. */
export async function findTaken(
  db: Db,
  given: Partial<Identity>,
  options: { exceptRegistration?: string; exceptUser?: string } = {},
): Promise<Record<string, string>> {
  const taken: Record<string, string> = {}
  const say = (sentence: typeof member, { mobile, email, pan }: Partial<Identity>) => {
    if (mobile && mobile === given.mobile) taken.mobileNo = sentence('mobile number')
    if (email && email.toLowerCase() === given.email?.toLowerCase()) taken.emailId = sentence('e-mail address')
    if (pan && pan === given.pan) taken.panNo = sentence('PAN')
  }
  const others = (await waitingLike(db, given)).filter((one) => one.id !== options.exceptRegistration)
  for (const one of others) say(waiting, one)
  for (const one of await usersLike(db, given)) {
    if (one.id === options.exceptUser) continue
    say(member, { mobile: one.mobile ?? undefined, email: one.email })
    // The mobile number becomes the user name, so nobody may sign in by it yet.
    say(member, { mobile: one.user_name })
  }
  if (given.pan && (await hasMember(db, given.pan))) say(member, { pan: given.pan })
  return taken
}

function waitingLike(db: Db, { mobile = null, email = null, pan = null }: Asked) {
  return db
    .selectFrom('registration')
    .select(['id', 'mobile', 'email', 'pan'])
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('mobile', '=', mobile), eb('email', '=', email), eb('pan', '=', pan)]))
    .execute()
}

function usersLike(db: Db, { mobile = null, email = null }: Asked) {
  return db
    .selectFrom('app_user')
    .select(['id', 'mobile', 'email', 'user_name'])
    .where((eb) => eb.or([eb('mobile', '=', mobile), eb('user_name', '=', mobile), eb('email', '=', email)]))
    .execute()
}

/** Anyone of a merchant's people, or the business itself. */
async function hasMember(db: Db, pan: string): Promise<boolean> {
  const person = await db.selectFrom('person').select('user_id').where('pan', '=', pan).executeTakeFirst()
  const business = await db.selectFrom('merchant').select('id').where('pan', '=', pan).executeTakeFirst()
  return person !== undefined || business !== undefined
}
