import type { InjectOptions } from 'fastify'
import type { SignInStep, Tokens } from '../../contract/session.ts'
import { testPassword } from './people.ts'
import type { TestHouse } from './test-house.ts'

export interface Answer<Body> {
  status: number
  body: Body
  headers: Record<string, unknown>
  raw: Buffer
}

/** A browser in front of the server: keeps cookies and, once signed in, its two tokens. */
export class Browser {
  readonly cookies = new Map<string, string>()
  tokens: Tokens | undefined
  /** In which its pages are. */
  language = 'en'
  private readonly house: TestHouse
  private readonly ip: string

  constructor(house: TestHouse, ip = '127.0.0.1') {
    this.house = house
    this.ip = ip
  }

  async ask<Body = Record<string, unknown>>(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const reply = await this.house.web.inject({
      method,
      url: `/api${path}`,
      payload,
      remoteAddress: this.ip,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        ...(this.tokens ? { authorization: `Bearer ${this.tokens.token}` } : {}),
        'accept-language': this.language,
        'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/150',
        ...headers,
      },
    })
    for (const cookie of reply.cookies) this.cookies.set(cookie.name, cookie.value)
    const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json')
    return {
      status: reply.statusCode,
      body: (isJson ? reply.json() : undefined) as Body,
      headers: reply.headers,
      raw: reply.rawPayload,
    }
  }

  get = <Body = Record<string, unknown>>(path: string) => this.ask<Body>('GET', path)
  post = <Body = Record<string, unknown>>(path: string, payload?: InjectOptions['payload']) =>
    this.ask<Body>('POST', path, payload)

  /** The first step of a sign-in; keeps the tokens if that was all. */
  async signIn(
    userName: string,
    password = testPassword,
  ): Promise<Answer<SignInStep & { message?: string; data?: Record<string, string> }>> {
    const answer = await this.post<SignInStep & { message?: string; data?: Record<string, string> }>('/auth/login', {
      userName,
      password,
    })
    if ('token' in answer.body) this.tokens = { token: answer.body.token, refreshToken: answer.body.refreshToken }
    return answer
  }

  async refresh(): Promise<Answer<Tokens>> {
    const answer = await this.post<Tokens>('/auth/refresh', {
      Token: this.tokens?.token,
      refreshToken: this.tokens?.refreshToken,
    })
    if (answer.status === 200) this.tokens = answer.body
    return answer
  }
}

/** A browser with this person signed in. */
export async function signedIn(house: TestHouse, person: { userName: string }, ip?: string): Promise<Browser> {
  const browser = new Browser(house, ip)
  const answer = await browser.signIn(person.userName)
  if (!browser.tokens) throw new Error(`${person.userName} could not sign in: ${answer.status} ${answer.body.message}`)
  return browser
}
