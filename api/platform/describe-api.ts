import * as z from 'zod/mini'
import {
  type Endpoint,
  exportPath,
  onceHeader,
  type PieceEndpoint,
  type Schema,
  type TableEndpoint,
  type UploadEndpoint,
} from '../../contract/kernel/endpoint.ts'
import type { Access } from '../../contract/kernel/role.ts'
import { exportRequest, tableRequest } from '../../contract/kernel/table.ts'

type Json = Record<string, unknown>

/** The OpenAPI description of everything that is served, out of the very definitions that serve it. */
export function describeApi(endpoints: readonly Endpoint[], title: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    for (const [method, operation, path] of operationsOf(endpoint)) {
      const at = path.replace(/:(\w+)/g, '{$1}')
      paths[at] = { ...paths[at], [method]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  }
}

function operationsOf(endpoint: Endpoint): [string, Json, string][] {
  const base = baseOf(endpoint)
  switch (endpoint.kind) {
    case 'json':
      return [
        [
          endpoint.method.toLowerCase(),
          { ...base, ...jsonBody(endpoint.body), ...replyTo(endpoint.reply) },
          endpoint.path,
        ],
      ]
    case 'upload':
      return [['post', { ...base, ...formBody(endpoint), ...replyTo(endpoint.reply) }, endpoint.path]]
    case 'file':
      return [
        ['get', { ...base, ...binary() }, endpoint.path],
        ['post', { ...base, ...binary() }, endpoint.path],
      ]
    case 'table':
      return tableOperations(endpoint, base)
    case 'events':
      return [['get', { ...base, ...binary('text/event-stream') }, endpoint.path]]
    case 'piece':
      return [[endpoint.method.toLowerCase(), { ...base, ...pieceOperation(endpoint) }, endpoint.path]]
    case 'raw':
      return [[endpoint.method.toLowerCase(), { ...base, ...binary() }, endpoint.path]]
  }
}

/** Its facts stand in headers. */
function pieceOperation({ method }: PieceEndpoint): Json {
  const asked = { POST: ['Upload-Length', 'Upload-Metadata'], HEAD: [], PATCH: ['Upload-Offset'], DELETE: [] }[method]
  const header = (name: string) => ({
    name,
    in: 'header',
    required: name !== 'Upload-Metadata',
    schema: { type: 'string' },
  })
  const body = { requestBody: { required: true, content: { 'application/offset+octet-stream': {} } } }
  const id = method === 'POST' ? [] : [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
  return {
    parameters: [...id, ...['Tus-Resumable', ...asked].map(header)],
    ...(method === 'PATCH' ? body : {}),
    responses: {
      [method === 'POST' ? 201 : method === 'HEAD' ? 200 : 204]: { description: 'Done; the answer is in headers' },
    },
  }
}

function tableOperations(endpoint: TableEndpoint, base: Json): [string, Json, string][] {
  const reply = replyOf(tableReply(endpoint.row))
  const asFile = { summary: `${base.summary}, as a file`, ...jsonBody(exportRequest), ...binary() }
  const byGet = {
    ...base,
    parameters: [...(base.parameters as Json[]), ...parameters(tableRequest, 'query')],
    ...reply,
  }
  return [
    ...(endpoint.alsoGet ? ([['get', byGet, endpoint.path]] satisfies [string, Json, string][]) : []),
    ['post', { ...base, ...jsonBody(tableRequest), ...reply }, endpoint.path],
    ['post', { ...base, ...asFile }, exportPath(endpoint)],
  ]
}

function baseOf(endpoint: Endpoint): Json {
  return {
    summary: 'title' in endpoint ? endpoint.title : endpoint.summary,
    tags: [endpoint.path.split('/').slice(1, 3).join(' / ')],
    'x-allow': allowText(endpoint.allow),
    security: endpoint.allow.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...('once' in endpoint && endpoint.once ? [onceParameter] : []),
    ],
  }
}

const onceParameter: Json = { name: onceHeader, in: 'header', required: true, schema: { type: 'string' } }

function allowText(allow: Access): string {
  const module = 'module' in allow && allow.module ? ` (${allow.module})` : ''
  return `${allow.who}${module}`
}

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schema ? schemaOf(schema) : {}
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }))
}

const schemaOf = (schema: Schema) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
const jsonBody = (schema: Schema | undefined): Json =>
  schema ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(schema) } } } } : {}
function formBody({ field, body }: UploadEndpoint): Json {
  const { properties: beside = {}, required = [] } = body ? schemaOf(body) : {}
  const properties = { [field]: { type: 'string', format: 'binary' }, ...beside }
  const schema = { type: 'object', properties, required: [field, ...required] }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}
const binary = (type = 'application/octet-stream'): Json => ({
  responses: { 200: { description: 'OK', content: { [type]: {} } } },
})
const replyOf = (schema: Json): Json => ({
  responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
})
const replyTo = (reply: Schema): Json =>
  z.safeParse(reply, undefined).success
    ? { responses: { 204: { description: 'Done, with nothing to say' } } }
    : replyOf(schemaOf(reply))
const tableReply = (row: Schema): Json => ({
  type: 'object',
  properties: {
    data: { type: 'array', items: schemaOf(row) },
    totalRecords: { type: 'integer' },
    filterRecords: { type: 'integer' },
    more: { type: 'boolean' },
    moreTotal: { type: 'boolean' },
  },
})
