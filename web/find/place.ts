import { type Access, may, type Standing } from '../../contract/kernel/role.ts'
import type { Report } from '../../contract/report/report.ts'
import type { Page } from '../ui/define-page.ts'
import { isGroup, type Menu } from '../ui/shell/menu.ts'

/** A page that can be gone to by its name. */
export interface Place {
  label: string
  /** Where it belongs; words of it find the page too. */
  group: string
  path: string
  access: Access
}

export function menuPlaces(menu: Menu): Place[] {
  return menu.flatMap((item) =>
    isGroup(item) ? item.entries.map((entry) => ({ ...entry, group: item.label })) : [{ ...item, group: '' }],
  )
}

/** What pages say themselves: those without an entry of their own, tabs, and one for each report. */
export function pagePlaces(pages: readonly Page[], reports: readonly Report[]): Place[] {
  const labels = new Map(pages.map(({ pattern, entry }) => [pattern, entry?.label]))
  return pages.flatMap(({ places, access, foundIn, entry, under = '' }) => {
    const group = foundIn ?? entry?.label ?? labels.get(under) ?? ''
    return Object.entries(places(reports)).map(([label, path]) => ({ label, group, path, access }))
  })
}

const shown = 8

/** Pages that this person may open and whose names hold every word; those that begin with what was typed come first. */
export function placesFor(places: readonly Place[], standing: Standing, text: string): Place[] {
  const typed = text.trim().toLowerCase()
  if (!typed) return []
  const words = typed.split(/\s+/)
  return places
    .filter(({ access }) => may(access, standing))
    .map((place) => ({ place, name: place.label.toLowerCase(), all: `${place.group} ${place.label}`.toLowerCase() }))
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .toSorted((a, b) => rank(a.name, typed) - rank(b.name, typed))
    .slice(0, shown)
    .map(({ place }) => place)
}

function rank(name: string, typed: string): number {
  if (name.startsWith(typed)) return 0
  return name.includes(typed) ? 1 : 2
}
