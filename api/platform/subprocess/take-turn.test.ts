import os from 'node:os'
import { expect, it } from 'vitest'
import { takeTurn } from './take-turn.ts'

const atOnce = Math.max(2, os.availableParallelism() - 1)

it('turns are taken one after the other, and beyond a long queue callers are sent away', async () => {
  const running = await Promise.all(Array.from({ length: atOnce }, () => takeTurn()))
  const order: number[] = []
  const waiting = Array.from({ length: 60 }, async (_, i) => {
    const leave = await takeTurn()
    order.push(i)
    leave()
  })
  await expect(takeTurn()).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  expect(order).toEqual([])
  for (const leave of running) leave()
  await Promise.all(waiting)
  expect(order).toEqual(Array.from({ length: 60 }, (_, i) => i))
  const leave = await takeTurn()
  leave()
})

it('one person has one turn at a time, so that others do not wait for all of their files', async () => {
  const first = await takeTurn('asha')
  let second: (() => void) | undefined
  const waiting = takeTurn('asha').then((leave) => {
    second = leave
  })
  const other = await takeTurn('ravi')
  other()
  expect(second).toBeUndefined()
  first()
  await waiting
  second?.()
})

it('who has too many files waiting is told to wait for them, and others are not', async () => {
  const first = await takeTurn('asha')
  const waiting = Array.from({ length: 20 }, async () => (await takeTurn('asha'))())
  await expect(takeTurn('asha')).rejects.toMatchObject({ status: 429, retryAfter: 2 })
  const other = await takeTurn('ravi')
  other()
  first()
  await Promise.all(waiting)
})
