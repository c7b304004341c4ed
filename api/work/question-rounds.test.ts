import { describe, expect, it } from 'vitest'
import { maySee, questionSideOf, requireRoom, roundOf } from './question-rounds.ts'

const office = { merchantId: null }
const merchant = { merchantId: '7' }
const file = (kind: string, round: number) => ({ kind, round })

describe('files of questions and answers', () => {
  it('are written by the office as questions of the next round, by the merchant as answers to this one', () => {
    expect([questionSideOf(office), roundOf('question', { rounds: 2 })]).toEqual(['question', 3])
    expect([questionSideOf(merchant), roundOf('answer', { rounds: 2 })]).toEqual(['answer', 2])
  })

  it.each([
    ['a question that is being written', office, merchant, file('question', 3), { rounds: 2, asking: false }],
    ['an answer that is being written', merchant, office, file('answer', 2), { rounds: 2, asking: true }],
  ] as const)('%s is its writer’s own', (_what, writer, other, one, asked) => {
    expect([maySee(writer, asked, one), maySee(other, asked, one)]).toEqual([true, false])
  })

  it.each([
    ['a question that was asked', file('question', 2), { rounds: 2, asking: true }],
    ['an answer of a round before', file('answer', 1), { rounds: 2, asking: true }],
    ['an answer that was sent', file('answer', 2), { rounds: 2, asking: false }],
    ['any other paper', file('photo', 0), { rounds: 0, asking: false }],
  ] as const)('%s is seen by both sides', (_what, one, asked) => {
    expect([maySee(office, asked, one), maySee(merchant, asked, one)]).toEqual([true, true])
  })

  it('are at most so many for one question, whatever other rounds have', () => {
    const files = [file('question', 2), file('question', 2), file('question', 1), file('answer', 2)]
    expect(() => requireRoom(files, { side: 'question', round: 2, most: 3 })).not.toThrow()
    expect(() => requireRoom(files, { side: 'question', round: 2, most: 2 })).toThrow('At most 2 files go with it.')
  })
})
