import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../contract/kernel/endpoint.ts'
import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { liveTopics } from '../../contract/kernel/topic.ts'
import { services } from '../../contract/services.ts'
import { openTestHouse } from './test-house.ts'

const house = await openTestHouse()
const { endpoints } = house.api
const shown = endpoints.filter(({ kind }) => kind === 'json' || kind === 'table' || kind === 'upload')
const nameOf = (endpoint: Endpoint) => `${'method' in endpoint ? endpoint.method : endpoint.kind} ${endpoint.path}`
const onlyAsks = (endpoint: Endpoint) =>
  endpoint.kind === 'table' || (endpoint.kind === 'json' && endpoint.method === 'GET')
const read = new Set(endpoints.flatMap(({ reads = [] }) => reads))
const changed = new Set(endpoints.flatMap(({ changes = [] }) => changes))

/** The server as it is written. */
const sources = readdirSync(path.resolve(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8'))
const found = (pattern: RegExp) => sources.flatMap((text) => [...text.matchAll(pattern)].map(([, one = '']) => one))

/** The modules whose work is moved by `defineWork`: each move tells of the module of its service. */
const modulesOfWork = () =>
  found(/\bdefineWork<[^;]*?\n {2}service: '([\w-]+)'/g).map((key) =>
    isKeyOf(services, key) ? services[key].module : key,
  )

/** The topics that the server announces, by its own source. What is neither a name nor the module of moved work stays as it is. */
const announced = () =>
  found(/(?<!function )\bannounce\(([^\n]*)/g).flatMap((call) => {
    const [, topic = call] = /^\w+, \{ topic: ([^,}]+?)(?:,| \})/.exec(call) ?? []
    return topic === 'services[kind.service].module' ? modulesOfWork() : topic.replaceAll("'", '')
  })

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

test('every topic that is told live is read', () => {
  expect(liveTopics.filter((topic) => !read.has(topic))).toEqual([])
})

test('the server announces each topic that browsers listen for, and no other', () => {
  expect([...new Set(announced())].sort()).toEqual([...liveTopics].sort())
})
