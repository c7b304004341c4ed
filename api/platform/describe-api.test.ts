import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, exportPath, fileEndpoint, tableEndpoint, uploadEndpoint } from '../../contract/kernel/endpoint.ts'
import { byId, requiredText } from '../../contract/kernel/fields.ts'
import { anyone, backOffice } from '../../contract/kernel/role.ts'
import { textColumn } from '../../contract/kernel/table.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { describeApi } from './describe-api.ts'

const house = await openTestHouse({ NODE_ENV: 'production' })

interface Operation {
  summary: string
  security: object[]
  'x-allow': string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, unknown>
}
type Paths = Record<string, Record<string, Operation>>
const pathsOf = (described: Record<string, unknown>) => described.paths as Paths

const { paths } = describeApi(house.api.endpoints, 'Kendra') as { paths: Paths }
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** Every schema part inside a thing. */
function schemasIn(thing: unknown): Record<string, unknown>[] {
  if (typeof thing !== 'object' || thing === null) return []
  const inner = Object.values(thing).flatMap(schemasIn)
  return 'schema' in thing ? [thing.schema as Record<string, unknown>, ...inner] : inner
}

describe('the description of the API', () => {
  it('lists every call that is served, by every method it answers to', () => {
    const served: string[] = []
    for (const one of house.api.endpoints) {
      const path = one.path.replace(/:(\w+)/g, '{$1}')
      if (one.kind === 'json' || one.kind === 'raw' || one.kind === 'piece')
        served.push(`${one.method.toLowerCase()} ${path}`)
      if (one.kind === 'upload') served.push(`post ${path}`)
      if (one.kind === 'file') served.push(`get ${path}`, `post ${path}`)
      if (one.kind === 'events') served.push(`get ${path}`)
      if (one.kind === 'table') served.push(`post ${path}`, `post ${exportPath({ path })}`)
      if (one.kind === 'table' && one.alsoGet) served.push(`get ${path}`)
    }
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(served.sort())
  })

  it('lists nothing that the server does not know', () => {
    for (const { method, path } of operations) {
      // A slash at the end is as good as none, but the list of routes knows one spelling only.
      const url = `/api${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`
      expect(house.web.hasRoute({ method: method.toUpperCase() as 'GET', url }), `${method} ${url}`).toBe(true)
    }
  })

  it('says of every call what it does and who may', () => {
    for (const { path, operation } of operations) {
      expect(operation.summary, path).toMatch(/^[A-Z].{4,}/)
      expect(operation['x-allow'], path).toMatch(/^(anyone|signed-in|admin|back-office|merchant)/)
      expect(operation.security, path).toEqual(operation['x-allow'] === 'anyone' ? [] : [{ bearer: [] }])
      expect(Object.keys(operation.responses).length, path).toBeGreaterThan(0)
    }
  })

  it('describes every name in a path', () => {
    for (const { path, operation } of operations) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(names)
    }
  })

  it('is made of JSON Schema, as JSON', () => {
    const known = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
    const schemas = operations.flatMap(({ operation }) => schemasIn(operation))
    expect(schemas.length).toBeGreaterThan(operations.length / 2)
    for (const schema of schemas) if ('type' in schema) expect(known).toContain(schema.type)
    expect(JSON.parse(JSON.stringify(paths))).toEqual(paths)
  })

  it('is served to an admin only, in production', async () => {
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    const { status, body } = await admin.get<Record<string, unknown>>('/openapi.json')
    expect([status, body.openapi]).toEqual([200, '3.1.0'])
    expect(Object.keys(pathsOf(body))).toEqual(Object.keys(paths))
    expect((await new Browser(house).get('/openapi.json')).status).toBe(401)
    const staff = await signedIn(house, await aPerson(house))
    expect((await staff.get('/openapi.json')).status).toBe(403)
  })
})

describe('one call in it', () => {
  const declared = { allow: backOffice('report'), summary: 'Something' }
  const writes = { ...declared, changes: [] as const, because: 'Of this test only' }

  it('tells its body with what is required, and its parameters', () => {
    const body = z.object({ name: requiredText(20), note: z.optional(z.string()) })
    const query = z.object({ from: z.string(), to: z.optional(z.string()) })
    const one = endpoint({ ...writes, method: 'PUT', path: '/x/:id', params: byId, query, body, reply: z.number() })
    const { put } = pathsOf(describeApi([one], 'x'))['/x/{id}'] ?? {}
    expect(put?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['name'] })
    expect(put?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['from', 'query', true],
      ['to', 'query', false],
    ])
    expect(put?.['x-allow']).toBe('back-office (report)')
  })

  it('that has nothing to say answers 204', () => {
    const one = endpoint({ ...writes, method: 'POST', path: '/x', reply: z.undefined() })
    expect(Object.keys(pathsOf(describeApi([one], 'x'))['/x']?.post?.responses ?? {})).toEqual(['204'])
  })

  it('may be a file, a form or a list', () => {
    const accept = { types: ['pdf'] as const, maxBytes: 1, refusal: '' }
    const all = pathsOf(
      describeApi(
        [
          fileEndpoint({ ...declared, path: '/file' }),
          uploadEndpoint({
            ...writes,
            path: '/form',
            field: 'scan',
            accept,
            body: z.object({ note: z.string() }),
            reply: z.undefined(),
          }),
          tableEndpoint({
            title: 'A list of things',
            reads: [],
            because: 'Of this test only',
            allow: anyone,
            path: '/list',
            alsoGet: true,
            columns: { a: textColumn('A') },
            card: { title: 'a' },
            row: z.object({ a: z.string() }),
          }),
        ],
        'x',
      ),
    )
    expect(Object.keys(all)).toEqual(['/file', '/form', '/list', '/list/export'])
    expect(Object.keys(all['/file'] ?? {})).toEqual(['get', 'post'])
    expect(Object.keys(all['/list'] ?? {}).sort()).toEqual(['get', 'post'])
    const form = all['/form']?.post?.requestBody?.content['multipart/form-data']?.schema
    expect(form).toMatchObject({ required: ['scan', 'note'], properties: { note: { type: 'string' } } })
  })
})
