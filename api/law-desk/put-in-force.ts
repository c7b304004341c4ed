import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import type { Doer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { followLaw } from './follow-law.ts'
import { lockVersion, saveVersionDecision, setAside } from './version-store.ts'
import { lawLink, ruleName, versionWords } from './version-words.ts'

interface Decided {
  doer: Doer
  now: Date
  /** For the audit list: somebody's word, or nobody's where there was no second admin. */
  act: 'law-rule.confirmed' | 'law-rule.waited'
  /** The same for the admins, a sentence. */
  how: string
}

/** A version that waited stands from now on, in the place of the one that it puts right. */
export async function putInForce(tx: Tx, id: string, { doer, now, act, how }: Decided): Promise<void> {
  const { rule, version } = await lockVersion(tx, id)
  if (version.replaces) await setAside(tx, version.replaces)
  await saveVersionDecision(tx, id, { state: 'stands', decided_by: doer.id, decided_at: now })
  const { since, source } = version
  const after = versionWords(rule, version)
  await recordAudit(tx, doer, { act, subject: rule.code, detail: { after, since, source } })
  await tellAdmins(tx, {
    title: 'A rule has a new version',
    text: `${ruleName(rule)}: ${after}. ${how}`,
    link: lawLink,
  })
  await followLaw(tx, rule.kind)
}
