import { indianDay } from '../../contract/kernel/dates.ts'
import { addDays } from '../../contract/kernel/days.ts'
import { inForce, isStale, lookDays } from '../../contract/law/rule.ts'
import { readVersions } from '../law/read-versions.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import type { Tx } from '../platform/database.ts'
import { lawLink } from './version-words.ts'

const named = 5

/** Tells the admins of rules that nobody has looked at for a year, or ever: of each once, and after another year again. */
export async function tellStaleRules(tx: Tx, now: Date): Promise<void> {
  const today = indianDay(now)
  const versions = await readVersions(tx)
  const codes = [...new Set(versions.map(({ code }) => code))].filter((code) => {
    const holding = inForce(
      versions.filter((one) => one.code === code),
      today,
    )
    return holding && isStale(holding.lookedAt, today)
  })
  if (codes.length === 0) return
  // Whoever else is about to tell of them waits here, and then finds them told.
  const told = await tx
    .updateTable('law_rule')
    .set({ reminded_on: today })
    .where('code', 'in', codes)
    .where(({ or, eb }) => or([eb('reminded_on', 'is', null), eb('reminded_on', '<=', addDays(today, -lookDays))]))
    .returning(['title', 'position'])
    .execute()
  if (told.length === 0) return
  const titles = told.sort((one, other) => one.position - other.position).map(({ title }) => title)
  const more = titles.length - named
  await tellAdmins(tx, {
    title: `${told.length === 1 ? 'A rule wants' : `${told.length} rules want`} to be looked at`,
    text: `${titles.slice(0, named).join(', ')}${more > 0 ? ` and ${more} more` : ''}. Nobody has compared them with their sources for a year, or ever. Please do, and say that they are still right, or add a new version.`,
    link: lawLink,
  })
}
