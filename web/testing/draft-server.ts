import { json, type Seen } from './network.ts'

interface Save {
  version: number
  draft: object
}

/** Keeps a draft as the real server does. While `line.answers` is false it still keeps, but its answers get lost. */
export function draftServer(version = 1) {
  const line = { answers: true }
  const kept = { version, draft: {} }
  function save({ body }: Seen): Response {
    const given = body as Save
    const repeated = kept.version === given.version + 1 && same(kept.draft, given.draft)
    if (!repeated && kept.version !== given.version)
      return json({ message: 'This was changed in another window. Please load it again.' }, 409)
    if (!repeated) Object.assign(kept, { version: given.version + 1, draft: given.draft })
    if (!line.answers) throw new TypeError('Failed to fetch')
    return json({ version: kept.version, savedAt: '2026-11-15T09:37:00.000Z' })
  }
  return { line, kept, save }
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)
