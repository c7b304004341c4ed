import { describe, expect, it } from 'vitest'
import { isOpen, movesFrom } from '../../contract/kernel/workflow.ts'
import { officeQueues } from '../../contract/nsdl-pan/office-queues.ts'
import { merchantQueues, type PanQueue } from '../../contract/nsdl-pan/queues.ts'
import { panMoves, panStates, panWorkflow } from '../../contract/nsdl-pan/states.ts'

const holding = (queues: Record<string, PanQueue>, state: string) =>
  Object.entries(queues).flatMap(([name, queue]) => ((queue.states as readonly string[]).includes(state) ? [name] : []))

describe('the lists', () => {
  it.each(panStates.filter((state) => state !== 'draft'))(
    'of the back office show an application that is %s in exactly one place',
    (state) => {
      expect(holding(officeQueues, state)).toHaveLength(1)
    },
  )

  it('never show a draft to the back office', () => {
    expect(holding(officeQueues, 'draft')).toEqual([])
  })

  it.each(panStates)('of a merchant show what is %s beside the lists of paper and of paperless', (state) => {
    const { hardcopy: _hardcopy, paperless, ...others } = merchantQueues
    expect((paperless.states as readonly string[]).includes(state)).toBe(true)
    const paperlessOnly = state === 'esign-pending' || state === 'esign-failed'
    expect(holding(others, state)).toHaveLength(paperlessOnly ? 0 : 1)
  })

  it('hold every state in which the back office has something to do, the longest waiting first where it must look', () => {
    for (const state of panStates) {
      const acts = movesFrom(panWorkflow, state, 'office')
      if (acts.length > 0) expect([state, holding(officeQueues, state).length]).toEqual([state, 1])
    }
    for (const name of ['documentVerify', 'tinResubmitted', 'cancelAadhar'] as const)
      expect(officeQueues[name].oldestFirst).toBe(true)
  })
})

describe('the workflow', () => {
  it('ends only where nothing is left to do', () => {
    const ends = panStates.filter((state) => !isOpen(panWorkflow, state))
    expect(ends).toEqual(['issued', 'cancelled'])
  })

  it('uses every move somewhere', () => {
    const used = new Set<string>(panStates.flatMap((state) => movesFrom(panWorkflow, state)))
    expect(panMoves.filter((move) => !used.has(move))).toEqual([])
  })
})
