import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../contract/kernel/endpoint.ts'
import { liveTopics } from '../../contract/kernel/topic.ts'
import { openTestHouse } from './test-house.ts'

const house = await openTestHouse()
const { endpoints } = house.api
const shown = endpoints.filter(({ kind }) => kind === 'json' || kind === 'table' || kind === 'upload')
const nameOf = (endpoint: Endpoint) => `${'method' in endpoint ? endpoint.method : endpoint.kind} ${endpoint.path}`
const onlyAsks = (endpoint: Endpoint) =>
  endpoint.kind === 'table' || (endpoint.kind === 'json' && endpoint.method === 'GET')
const read = new Set(endpoints.flatMap(({ reads = [] }) => reads))
const changed = new Set(endpoints.flatMap(({ changes = [] }) => changes))

/** The topics that the server announces, by its own source: each is named where it is announced. */
function announced(): string[] {
  const root = path.resolve(import.meta.dirname, '..')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/announce\(\w+, \{ topic: '([\w-]+)'/g),
    ])
    .flatMap(([, topic]) => topic ?? [])
}

test('what only asks says what it reads, and nothing that it changes', () => {
  const silent = shown.filter(onlyAsks).filter(({ reads, changes }) => !reads || changes)
  expect(silent.map(nameOf)).toEqual([])
  expect(shown.filter(onlyAsks).length).toBeGreaterThan(100)
})

test('every other call says what it changes; a question that is asked by POST says what it reads', () => {
  const silent = shown.filter(({ reads, changes }) => (reads === undefined) === (changes === undefined))
  expect(silent.map(nameOf)).toEqual([])
  expect(shown.filter(({ changes }) => changes).length).toBeGreaterThan(100)
})

test('whoever reads or changes nothing says why', () => {
  const bare = shown.filter(({ reads, changes, because }) => (reads ?? changes)?.length === 0 && !because)
  expect(bare.map(nameOf)).toEqual([])
})

test('what a call changes is read by another, so that no topic is there for nothing', () => {
  expect([...changed].filter((topic) => !read.has(topic))).toEqual([])
})

test('what a call reads is changed by another or told live, so that no screen waits for what never comes', () => {
  const live: readonly string[] = liveTopics
  expect([...read].filter((topic) => !changed.has(topic) && !live.includes(topic))).toEqual([])
})

test('every topic that is told live is read, and the server tells of no other', () => {
  expect(liveTopics.filter((topic) => !read.has(topic))).toEqual([])
  const live: readonly string[] = liveTopics
  expect(announced().filter((topic) => !live.includes(topic))).toEqual([])
  expect(new Set(announced()).size).toBeGreaterThan(5)
})
