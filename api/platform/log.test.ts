import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openLog, scrubText } from './log.ts'

const secrets = {
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJTMDAwMDAxIn0.c2lnbmF0dXJl',
  aadhaar: '234123412346',
  spacedAadhaar: '2341 2341 2346',
  pan: 'ABCPD1234E',
  mobile: '9876543210',
  fullMobile: '+91 98765 43210',
  email: "asha.o'rao+x@mail.example.in",
  localEmail: 'admin@localhost',
  databaseAddress: 'postgres://kendra:se!c@ret@db.example:5432/kendra',
  mailAddress: 'smtps://user:pa%20ss@mail.example:465',
}
const traces =
  /eyJ|2341|ABCPD|98765|asha|o'rao|admin|se!c|ret@|pa%20|hunter2|Demo@|654321|x7k2|mail\.example\.in|db\.example:5432\/kendra@/

/** Everything one call writes. */
function lineOf(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog('debug', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('a logged line', () => {
  it.each(Object.entries(secrets))('shows no %s inside a sentence', (_name, secret) => {
    for (const sentence of [secret, `before ${secret} after`, `key=${secret},`, `"${secret}"`, `uid_${secret}`]) {
      expect(lineOf((log) => log.info(sentence))).not.toMatch(traces)
    }
  })

  it.each(Object.entries(secrets))('shows no %s in objects, lists, names and deep inside', (_name, secret) => {
    const deep = { a: [{ b: { c: secret } }], [secret]: secret, list: [secret, [secret]] }
    expect(lineOf((log) => log.warn(deep, `about ${secret}`))).not.toMatch(traces)
  })

  it.each(Object.entries(secrets))(
    'shows no %s in an error, its stack, its cause or what hangs on it',
    (_name, secret) => {
      const error = Object.assign(new Error(`duplicate key ${secret}`, { cause: new Error(secret) }), {
        detail: `Key (email)=(${secret}) already exists.`,
        query: secret,
        code: '23505',
      })
      for (const write of [
        (log: ReturnType<typeof openLog>) => log.error(error),
        (log: ReturnType<typeof openLog>) => log.error({ error }, 'failed'),
        (log: ReturnType<typeof openLog>) => log.error({ err: error }),
        (log: ReturnType<typeof openLog>) => log.error(error, 'failed for %s', secret),
        (log: ReturnType<typeof openLog>) => log.error({ errors: [error] }, 'failed %o', { secret }),
      ]) {
        expect(lineOf(write)).not.toMatch(traces)
        expect(lineOf(write)).toContain('duplicate key')
      }
    },
  )

  it('hides the value of every field that is a secret by its name', () => {
    const names = [
      'password',
      'currentPassword',
      'newPassword',
      'token',
      'refreshToken',
      'Token',
      'authorization',
      'cookie',
      'code',
      'captcha',
      'challenge',
      'secret',
      'emailid',
      'mobileNo',
      'panNo',
      'aadharNo',
      'password_hash',
      'refresh_token',
      'recoveryCodes',
      'to_address',
    ]
    const given = Object.fromEntries(names.map((name) => [name, ['hunter2', { any: 'x7k2' }]]))
    const line = JSON.parse(lineOf((log) => log.info({ body: given }, 'request')))
    expect(line.body).toEqual(Object.fromEntries(names.map((name) => [name, '[hidden]'])))
  })

  it('shows no identity number that is a number', () => {
    const numbers = { a: 9876543210, b: 234123412346, c: 234123412346n, small: 42 }
    expect(JSON.parse(lineOf((log) => log.info(numbers)))).toMatchObject({
      a: '[mobile]',
      b: '[aadhaar]',
      c: '[aadhaar]',
      small: 42,
    })
  })

  it('only names foreign things, so that no request, buffer or map is poured out', () => {
    class Request {
      headers = { cookie: 'hunter2' }
      rawHeaders = ['cookie', 'hunter2']
    }
    const given = { request: new Request(), bytes: Buffer.from('hunter2'), map: new Map([['hunter2', 1]]) }
    expect(JSON.parse(lineOf((log) => log.info(given)))).toMatchObject({
      request: '[Request]',
      bytes: '[Buffer]',
      map: '[Map]',
    })
  })

  it('ends, however deep or circular a thing is', () => {
    const circle: Record<string, unknown> = { name: 'x' }
    circle.self = circle
    expect(lineOf((log) => log.info(circle))).toContain('[deep]')
  })

  it('keeps what helps: codes of the database, names of tables, times, ids and plain words', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'app_user_email_key' })
    const line = JSON.parse(
      lineOf((log) => log.error({ error, ms: 1763180000000, route: '/api/x/:id', id: '42' }, 'no')),
    )
    expect(line).toMatchObject({
      level: 'error',
      msg: 'no',
      ms: 1763180000000,
      route: '/api/x/:id',
      id: '42',
      error: { type: 'Error', message: 'duplicate key', code: '23505', constraint: 'app_user_email_key' },
    })
  })

  it('is one line of JSON, whatever is handed in', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (thing) => {
          const text = lineOf((log) => log.info({ thing }, 'any'))
          expect(text.endsWith('\n') && !text.slice(0, -1).includes('\n')).toBe(true)
          expect(JSON.parse(text).msg).toBe('any')
        },
      ),
    )
  })
})

describe('scrubbing a text', () => {
  it('says what stood there', () => {
    expect(scrubText('mail asha@example.com or call 9876543210')).toBe('mail [e-mail] or call [mobile]')
    expect(scrubText('cannot reach postgres://u:p@w@h:5432/d')).toBe('cannot reach postgres://[hidden]@h:5432/d')
  })

  it('leaves the id of a request alone, even one of digits only', () => {
    expect(scrubText('11111111-2345-4123-8901-234567890123')).toBe('11111111-2345-4123-8901-234567890123')
  })

  it('leaves other numbers and words alone', () => {
    const text = 'row 1234 of 100000, port 54321, 1763180000000 ms, status 503, 203.0.113.7, M000042'
    expect(scrubText(text)).toBe(text)
  })
})
