import { isRecord } from '../../contract/kernel/from-outside.ts'

/** One field of a request or a reply, as a line of text. */
export interface ApiField {
  name: string
  type: string
  required: boolean
}

/** One call of the API, as the page shows it. */
export interface ApiCall {
  group: string
  method: string
  path: string
  summary: string
  allow: string
  parameters: ApiField[]
  request: ApiField[]
  reply: ApiField[]
}

type Json = Record<string, unknown>

/** Takes an OpenAPI description apart into calls; what it does not know it leaves out. */
export function readOpenApi(document: unknown): ApiCall[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, operations]) =>
    Object.entries(objectOf(operations)).map(([method, operation]) => readCall(method, path, objectOf(operation))),
  )
}

function readCall(method: string, path: string, operation: Json): ApiCall {
  return {
    group: groupOf(path),
    method: method.toUpperCase(),
    path,
    summary: textOf(operation.summary),
    allow: textOf(operation['x-allow']),
    parameters: listAt(operation, 'parameters').map((given) => readParameter(objectOf(given))),
    request: readContent(objectAt(operation, 'requestBody')),
    reply: readContent(objectAt(objectAt(operation, 'responses'), '200')),
  }
}

/** The areas have modules below them; the open calls are few enough to stand together. */
function groupOf(path: string): string {
  const [area = '', module] = path.split('/').filter(Boolean)
  return (area === 'backend' || area === 'merchant') && module ? `${area} / ${module}` : area
}

function readParameter(given: Json): ApiField {
  const place = textOf(given.in)
  return {
    name: place ? `${textOf(given.name)} (${place})` : textOf(given.name),
    type: typeText(given.schema),
    required: given.required === true,
  }
}

function readContent(holder: Json): ApiField[] {
  const [kind, media] = Object.entries(objectAt(holder, 'content'))[0] ?? []
  if (!kind) return []
  const schema = objectAt(media, 'schema')
  const properties = Object.entries(objectAt(schema, 'properties'))
  if (properties.length > 0) {
    const required = listAt(schema, 'required')
    return properties.map(([name, part]) => ({ name, type: typeText(part), required: required.includes(name) }))
  }
  const type = Object.keys(schema).length > 0 ? typeText(schema) : kind
  return type === 'nothing' ? [] : [{ name: '', type, required: true }]
}

/** A schema in a few words: 'text', 'list of { id: text }', '"a" or "b"'. */
export function typeText(schema: unknown): string {
  const given = objectOf(schema)
  const choices = listAt(given, 'enum')
  const either = [...listAt(given, 'anyOf'), ...listAt(given, 'oneOf')]
  if (choices.length > 0) return choices.map((choice) => JSON.stringify(choice)).join(' or ')
  if ('const' in given) return JSON.stringify(given.const)
  if (either.length > 0) return either.map(typeText).join(' or ')
  if (given.type === 'array') return `list of ${typeText(given.items)}`
  if (given.type === 'object') return objectText(given)
  if (given.format === 'binary') return 'file'
  return words[textOf(given.type)] ?? (textOf(given.type) || ('not' in given ? 'nothing' : 'anything'))
}

const words: Record<string, string> = { string: 'text', boolean: 'yes or no', integer: 'whole number', null: 'null' }

function objectText(schema: Json): string {
  const parts = Object.entries(objectAt(schema, 'properties')).map(([name, part]) => `${name}: ${typeText(part)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : 'object'
}

/** The calls that hold every word of a search, in path, summary, group, method or who may. */
export function findCalls(calls: ApiCall[], search: string): ApiCall[] {
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter(({ group, method, path, summary, allow }) => {
    const text = `${method} ${path} ${summary} ${group} ${allow}`.toLowerCase()
    return asked.every((word) => text.includes(word))
  })
}

function objectOf(value: unknown): Json {
  return isRecord(value) ? value : {}
}

function objectAt(value: unknown, key: string): Json {
  return objectOf(objectOf(value)[key])
}

function listAt(value: unknown, key: string): unknown[] {
  const list = objectOf(value)[key]
  return Array.isArray(list) ? list : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
