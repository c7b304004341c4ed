import { expect, it } from 'vitest'
import {
  highestBand,
  isAbove,
  keptTurnoverNames,
  lowestBand,
  mayBeAbove,
  turnoverBandNames,
  turnoverEdges,
  turnoverLabels,
  upperEdge,
} from './turnover.ts'

it('turnovers are told in crore rupees, the former ones last', () => {
  expect(keptTurnoverNames.map((name) => turnoverLabels[name]())).toEqual([
    'Up to ₹1.5 crore',
    '₹1.5 crore to ₹2 crore',
    '₹2 crore to ₹5 crore',
    '₹5 crore to ₹20 crore',
    'Above ₹20 crore',
    'Up to ₹2 crore',
    'Above ₹5 crore',
  ])
})

it('bands meet at every edge and nowhere else: each begins where the one before it ends', () => {
  expect(turnoverBandNames.map(upperEdge)).toEqual([...turnoverEdges, null])
  for (const [i, edge] of turnoverEdges.entries())
    expect(turnoverBandNames.map((name) => isAbove(name, edge))).toEqual(turnoverBandNames.map((_, at) => at > i))
})

it('a former band may lie above what only a part of it does, and lies there for certain where all of it does', () => {
  expect([isAbove('up-to-2', 1.5), mayBeAbove('up-to-2', 1.5), mayBeAbove('up-to-2', 2)]).toEqual([false, true, false])
  expect([isAbove('over-5', 5), isAbove('over-5', 20), mayBeAbove('over-5', 20)]).toEqual([true, false, true])
  expect([lowestBand('up-to-2'), highestBand('up-to-2')]).toEqual(['up-to-1.5', '1.5-to-2'])
  expect([lowestBand('over-5'), highestBand('over-5')]).toEqual(['5-to-20', 'over-20'])
  for (const name of turnoverBandNames) expect([lowestBand(name), highestBand(name)]).toEqual([name, name])
})
