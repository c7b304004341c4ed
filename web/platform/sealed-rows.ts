/** A text as it lies on the device, and the sign-in whose key opens it. */
export interface SealedRow {
  name: string
  signIn: string
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** The key of a sign-in. Scripts can use it, and cannot read it. */
export interface KeyRow {
  signIn: string
  person: string
  key: CryptoKey
}

interface Rows {
  sealed: SealedRow
  keys: KeyRow
}
type Store = keyof Rows

const databaseName = 'kendra'

/** Without https a browser has neither keys nor, in some, a database. */
export const canSeal = (): boolean =>
  typeof indexedDB !== 'undefined' && typeof crypto !== 'undefined' && crypto.subtle !== undefined

export function openRows(): Promise<IDBDatabase> {
  const asked = indexedDB.open(databaseName, 1)
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('sealed', { keyPath: 'name' })
    asked.result.createObjectStore('keys', { keyPath: 'signIn' })
  }
  return answerOf(asked)
}

export const allRows = <S extends Store>(db: IDBDatabase, store: S): Promise<Rows[S][]> =>
  answerOf<Rows[S][]>(db.transaction(store).objectStore(store).getAll())

export async function putRow<S extends Store>(db: IDBDatabase, store: S, row: Rows[S]): Promise<void> {
  await answerOf(db.transaction(store, 'readwrite').objectStore(store).put(row))
}

export async function dropRow(db: IDBDatabase, store: Store, name: string): Promise<void> {
  await answerOf(db.transaction(store, 'readwrite').objectStore(store).delete(name))
}

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

export async function sealText(text: string, { key, signIn }: KeyRow, name: string): Promise<SealedRow> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(boundTo(name, iv), key, new TextEncoder().encode(text))
  return { name, signIn, iv, bytes }
}

/** Nothing where the key is another one. */
export async function openText({ name, iv, bytes }: SealedRow, { key }: KeyRow): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(boundTo(name, iv), key, bytes))
  } catch {
    return undefined
  }
}

/** Each text is sealed for its own name: moved under another one, it does not open. */
const boundTo = (name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

/** From the bytes that the server tells, as base64url. */
export function importKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
