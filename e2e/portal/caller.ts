import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { onceHeader } from '../../contract/kernel/endpoint.ts'
import { demoPassword } from './test.ts'

export interface Caller {
  get<Reply>(path: string): Promise<Reply>
  post<Reply>(path: string, data?: object): Promise<Reply>
  /** Under a key of its own, as whatever moves money wants it. */
  postOnce<Reply>(path: string, data?: object): Promise<Reply>
  send(
    path: string,
    multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
  ): Promise<void>
}

/** A form is read in a process of its own; the first one has to start it. */
const uploadTimeoutMs = 60_000

/** Makes the calls of a signed-in person, without a page. */
export async function callerOf(request: APIRequestContext, userName: string, password = demoPassword): Promise<Caller> {
  const login = await request.post('/api/auth/login', { data: { userName, password } })
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
  const read = async <Reply>(path: string, reply: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Reply> => {
    expect([path, reply.ok() || (await reply.text())]).toEqual([path, true])
    return (reply.status() === 204 ? undefined : await reply.json()) as Reply
  }
  return {
    get: async (path) => read(path, await request.get(`/api${path}`, { headers })),
    post: async (path, data = {}) => read(path, await request.post(`/api${path}`, { data, headers })),
    postOnce: async (path, data = {}) =>
      read(path, await request.post(`/api${path}`, { data, headers: { ...headers, [onceHeader]: randomUUID() } })),
    async send(path, multipart) {
      const reply = await request.post(`/api${path}`, { multipart, headers, timeout: uploadTimeoutMs })
      expect([path, reply.ok() || (await reply.text())]).toEqual([path, true])
    },
  }
}
