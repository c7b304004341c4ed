import { expect, it } from 'vitest'
import { scheduleOf } from './scheduled-jobs.ts'

/** The minutes of an hour at which a job is queued. */
function minutesOf(everySeconds: number, before = 0): number[] {
  const others = Array.from({ length: before }, (_, n) => ({ name: `other-${n}`, everySeconds: 60 }))
  const item = scheduleOf([...others, { name: 'some-work', everySeconds }]).at(-1)
  const at = (min: number) => ({ min, hour: 4, date: 17, month: 11, dow: 2 })
  return Array.from({ length: 60 }, (_, min) => min).filter((min) => item?.match(at(min)))
}

it('a scheduled job comes as often as it says', () => {
  expect(minutesOf(60)).toHaveLength(60)
  expect(minutesOf(300)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
  expect(minutesOf(600)).toEqual([0, 10, 20, 30, 40, 50])
  expect(minutesOf(3600)).toHaveLength(1)
})

it('hourly ones are spread over the hour', () => {
  const begun = Array.from({ length: 10 }, (_, before) => minutesOf(3600, before)[0])
  expect(new Set(begun).size).toBe(10)
})

it('an interval that no schedule can keep stops the start', () => {
  for (const everySeconds of [30, 90, 7 * 60, 7200])
    expect(() => scheduleOf([{ name: 'odd', everySeconds }])).toThrow(`every ${everySeconds} seconds`)
})

it('one of a kind waits and one runs at most, whoever queued it', () => {
  const [item] = scheduleOf([{ name: 'sweep-files', everySeconds: 3600 }])
  expect(item).toMatchObject({ task: 'sweep-files', identifier: 'sweep-files' })
  expect(item?.options).toMatchObject({ jobKey: 'sweep-files', queueName: 'sweep-files', backfillPeriod: 3_600_000 })
})
