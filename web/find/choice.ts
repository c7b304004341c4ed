import { type FoundRecord, findKindLabels } from '../../contract/find.ts'
import { findTexts } from '../../texts/en/find.ts'
import { say } from '../../texts/say.ts'
import type { FindLinks } from './find-links.ts'
import type { Place } from './place.ts'

/** One line that can be chosen. */
export interface Choice {
  label: string
  detail: string
  /** The heading it stands under. */
  group: string
  href: string
}

export const placeChoice = ({ label, group, path }: Place): Choice => ({
  label,
  detail: group,
  group: findTexts.pages(),
  href: path,
})

export function recordChoices(found: readonly FoundRecord[], links: FindLinks): Choice[] {
  return found.flatMap((one) => {
    const href = links[one.kind]?.(one)
    return href ? [{ label: one.title, detail: one.detail, group: say(findKindLabels[one.kind]), href }] : []
  })
}

/** The choices under their headings, in the order in which they stand. */
export function groupChoices(choices: readonly Choice[]): { group: string; choices: Choice[] }[] {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return groups.map((group) => ({ group, choices: choices.filter((choice) => choice.group === group) }))
}
