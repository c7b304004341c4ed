import { getDeviceKey } from '../../contract/session.ts'
import { call } from './call.ts'
import { forgetOldInput } from './kept-input.ts'
import {
  allRows,
  canSeal,
  dropRow,
  importKey,
  type KeyRow,
  openRows,
  openText,
  putRow,
  sealText,
} from './sealed-rows.ts'
import { chainOf, lostSession, readSession, type Session, subscribeToSession } from './session.ts'
import { openShelves, ownNames, type Shelf, sealShelfOf, unsealShelves } from './shelf.ts'
import { watchForUnsaved } from './unsaved-work.ts'
import { pauseUntilWoken } from './until-answered.ts'

/** What this tab knows of one person's sealed things: they are read once, and written through. */
interface Opened {
  person: string
  db: IDBDatabase
  texts: Map<string, string>
  /** Names of what the device has not got yet, as it stands in `texts` or no longer does. */
  pending: Set<string>
  key?: KeyRow
  /** Ends with the last write that is under way. */
  line: Promise<void>
}

let opened: Opened | undefined
let opening: Promise<void> | undefined

/**
 * Opens what this browser keeps sealed for who is signed in, before the first of their pages is drawn. It never waits for
 * the network: the key of a sign-in that was here before lies beside it. A new one is asked for, and until it comes things lie open.
 */
export function openSealedStore(): Promise<void> {
  opening ??= open().finally(() => {
    opening = undefined
  })
  return opening
}

async function open(): Promise<void> {
  const session = readSession()
  const person = session?.user?.code
  if (!session || !person || !canSeal() || opened?.person === person) return
  try {
    const db = await openRows()
    const store: Opened = { person, db, texts: new Map(), pending: new Set(), line: Promise.resolve() }
    const keys = await forgetStrangers(store)
    await readTexts(store, keys)
    // Somebody has signed out, or somebody else in, meanwhile.
    if (readSession()?.user?.code !== person) return db.close()
    opened = store
    const known = keys.find(({ signIn }) => signIn === signInOf(session))
    if (known) sealWith(store, known)
    else void fetchKey(store, session)
    forgetOldInput()
  } catch (error) {
    console.warn('This browser seals nothing.', error)
  }
}

/** Whoever signs in finds nothing of those before them. Answers the person's own keys. */
async function forgetStrangers({ db, person }: Opened): Promise<KeyRow[]> {
  const [keys, rows] = [await allRows(db, 'keys'), await allRows(db, 'sealed')]
  for (const { name } of rows) if (!isOwn(name, person)) await dropRow(db, 'sealed', name)
  for (const one of keys) if (one.person !== person) await dropRow(db, 'keys', one.signIn)
  return keys.filter((one) => one.person === person)
}

const isOwn = (name: string, person: string): boolean => ownNames(person).some((own) => name.startsWith(own))

async function readTexts({ db, texts }: Opened, keys: readonly KeyRow[]): Promise<void> {
  for (const row of await allRows(db, 'sealed')) {
    const key = keys.find(({ signIn }) => signIn === row.signIn)
    const text = key && (await openText(row, key))
    if (text !== undefined) texts.set(row.name, text)
  }
}

const signInOf = ({ token }: Session): string | undefined => chainOf(token)?.signIn

const pauseMs = 30_000

/**
 * Asks for the key of this sign-in until it comes. Before, nothing is sealed, and nothing is taken out of where it lies open.
 */
async function fetchKey(store: Opened, session: Session): Promise<void> {
  const signIn = signInOf(session)
  while (signIn !== undefined && opened === store) {
    try {
      const key = { signIn, person: store.person, key: await importKey((await call(getDeviceKey)).key) }
      if (opened !== store) return
      await putRow(store.db, 'keys', key)
      return sealWith(store, key)
    } catch {
      await pauseUntilWoken(pauseMs)
    }
  }
}

/** From now on the person's things are sealed. What an earlier sign-in has sealed stays under its own key until it is written again. */
function sealWith(store: Opened, key: KeyRow): void {
  store.key = key
  const moved = sealShelfOf(store.person, shelfOver(store))
  // What lay open goes when it is sealed, and not before.
  void writeAll(store).then(() => {
    for (const name of moved) if (!store.pending.has(name)) openShelves().remove(name)
  })
}

function shelfOver(store: Opened): Shelf {
  const { texts, pending } = store
  const change = (name: string) => {
    pending.add(name)
    void writeAll(store)
  }
  return {
    isSealed: true,
    names: () => [...texts.keys()],
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      if (texts.get(name) === text) return
      texts.set(name, text)
      change(name)
    },
    remove(name) {
      if (texts.delete(name)) change(name)
    },
  }
}

/** One write follows the other, and each takes what stands there by then. What fails is written with the next. */
function writeAll(store: Opened): Promise<void> {
  store.line = store.line.then(() => writePending(store)).catch(() => undefined)
  return store.line
}

async function writePending(store: Opened): Promise<void> {
  const { key, texts, db, pending } = store
  for (const name of [...pending]) {
    if (!key || opened !== store) return
    const text = texts.get(name)
    if (text === undefined) await dropRow(db, 'sealed', name)
    else await putRow(db, 'sealed', await sealText(text, key, name))
    if (texts.get(name) === text) pending.delete(name)
  }
}

/** Forgets everything of the person on this device, the key first of all. */
export async function wipeSealedStore(): Promise<void> {
  const store = opened
  if (!store) return
  opened = undefined
  unsealShelves()
  store.texts.clear()
  await store.line
  for (const { signIn, person } of await allRows(store.db, 'keys'))
    if (person === store.person) await dropRow(store.db, 'keys', signIn)
  for (const { name } of await allRows(store.db, 'sealed'))
    if (isOwn(name, store.person)) await dropRow(store.db, 'sealed', name)
  store.db.close()
}

/** After signing out, an end that the server told, or giving up. Tokens that were only lost may come back. */
async function followSession(): Promise<void> {
  const person = readSession()?.user?.code
  const isOver = person === undefined ? lostSession() === undefined : opened !== undefined && opened.person !== person
  if (isOver) await wipeSealedStore()
  // One that began for somebody else ends without having opened anything.
  await opening
  if (person !== undefined) await openSealedStore()
}

subscribeToSession(() => void followSession().catch(() => undefined))

// An ended sign-in takes everything with it, so who has typed something that the server has not got is asked first.
watchForUnsaved(() => [...(opened?.texts.keys() ?? [])].some((name) => name.startsWith('typed:')))
