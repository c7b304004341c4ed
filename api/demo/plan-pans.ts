import {
  type PanCard,
  type PanCategory,
  type PanMode,
  type PanType,
  panCategoryNames,
} from '../../contract/nsdl-pan/category.ts'
import { type DemoPan, demoCounters, demoProgress, tellingPans } from '../../database/demo/pans.ts'
import { drawDay, drawTime } from './demo-days.ts'
import type { Dice } from './open-dice.ts'

export interface PlannedPan extends DemoPan {
  no: number
  time: string
  type: PanType
  mode: PanMode
  card: PanCard
  category: PanCategory
}

const entities = panCategoryNames.filter((name) => name !== 'individual')

/** A month of applications: those that every shop shows and, unless it is to be short, what the counters sold beside. */
export function planPans(dice: Dice, short = false): PlannedPan[] {
  const counters = short ? [] : demoCounters
  const ordinary = counters.flatMap(({ shop, share }) => Array.from({ length: share }, () => drawOne(dice, shop)))
  return [...tellingPans, ...ordinary].map((one, i) => {
    const paperless = one.paperless === true
    // Each kind of entity comes by in turn; most applicants are people.
    const entity = !paperless && i % 4 === 3 && one.state !== 'awaiting-crop'
    return {
      ...one,
      no: i + 1,
      time: drawTime(dice),
      type: i % 6 === 5 ? 'C' : 'N',
      mode: paperless ? 'paperless' : 'physical',
      card: paperless && i % 2 === 0 ? 'epan' : 'card',
      category: entity ? (entities[Math.floor(i / 4) % entities.length] ?? 'company') : 'individual',
    }
  })
}

function drawOne(dice: Dice, shop: string): DemoPan {
  const daysAgo = drawDay(dice)
  const row = demoProgress.find(({ from }) => daysAgo >= from)
  const state = dice.draw(row?.states ?? { issued: 1 })
  const paperless = dice.next() < 0.15 && ['issued', 'acknowledged', 'verified'].includes(state)
  if (paperless) return { shop, daysAgo, state, paperless }
  if (state === 'issued') return { shop, daysAgo, state, paper: daysAgo > 20 ? 'forwarded' : 'received' }
  return { shop, daysAgo, state, ...(state === 'acknowledged' && { paper: 'due' }) }
}
