import os from 'node:os'
import { expect, it } from 'vitest'
import { takeTurn } from './take-turn.ts'

const atOnce = Math.max(1, os.availableParallelism() - 1)

it('turns are taken one after the other, and beyond a long queue callers are sent away', async () => {
  const running = await Promise.all(Array.from({ length: atOnce }, () => takeTurn()))
  const order: number[] = []
  const waiting = Array.from({ length: 30 }, async (_, i) => {
    const leave = await takeTurn()
    order.push(i)
    leave()
  })
  await expect(takeTurn()).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  expect(order).toEqual([])
  for (const leave of running) leave()
  await Promise.all(waiting)
  expect(order).toEqual(Array.from({ length: 30 }, (_, i) => i))
  const leave = await takeTurn()
  leave()
})
