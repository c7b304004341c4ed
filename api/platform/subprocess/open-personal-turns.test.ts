import os from 'node:os'
import { expect, it } from 'vitest'
import { openPersonalTurns } from './open-personal-turns.ts'

const atOnce = Math.max(2, os.availableParallelism() - 1)
const open = () => openPersonalTurns({ mostWaitingEach: 10, yours: 'Wait for yours.', crowded: 'Many wait.' })

it('a shop that comes late goes before the second paper of those who print in a loop', async () => {
  const turns = open()
  const eager = Array.from({ length: atOnce }, (_, n) => `eager ${n}`)
  const running = await Promise.all(eager.map((who) => turns.take({ who })))
  const order: string[] = []
  const waiting = [...eager, ...eager, ...eager, 'late'].map(async (who) => {
    const end = await turns.take({ who })
    order.push(who)
    end()
  })
  for (const end of running) end()
  await Promise.all(waiting)
  expect(order.indexOf('late')).toBeLessThan(atOnce)
})

it('when many wait, who waits already is sent away, and a newcomer and a begun answer are not', async () => {
  const turns = open()
  const running = await Promise.all(Array.from({ length: atOnce }, (_, n) => turns.take({ who: `at work ${n}` })))
  const waiting = Array.from({ length: 60 }, (_, n) => turns.take({ who: `shop ${n % 6}` }))
  await expect(turns.take({ who: 'shop 0' })).rejects.toMatchObject({ status: 429, message: 'Wait for yours.' })
  waiting.push(turns.take({ who: 'newcomer' }))
  await expect(turns.take({ who: 'newcomer' })).rejects.toMatchObject({ status: 503, message: 'Many wait.' })
  waiting.push(turns.take({ who: 'newcomer', patient: true }))
  for (const end of running) end()
  for (const turn of waiting) turn.then((end) => end())
  expect(await Promise.all(waiting)).toHaveLength(62)
})
