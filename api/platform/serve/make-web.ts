import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { inLanguage } from '../language.ts'
import type { Platform, Web } from '../platform.ts'
import { notFound } from '../problem.ts'
import { answerBroken } from './answer-broken.ts'
import { answerProblem } from './answer-problem.ts'
import { languageOf } from './language-of.ts'
import { protectReply } from './security-headers.ts'
import { watchArrival } from './watch-arrival.ts'

const jsonLimit = 256 * 1024

/** The bare web server: limits, headers, error replies and one log line a request; no route yet. */
export async function makeWeb({ config, log }: Platform): Promise<Web> {
  const protection = { https: config.publicUrl.startsWith('https:') }
  // cast: with a logger of its own the framework is another type, which plugins do not take
  const web = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: jsonLimit,
    // A slow client may not hold a connection for ever; bodies are watched one by one, since files may take longer.
    connectionTimeout: 70_000,
    requestTimeout: (config.arrival.uploadSeconds + 30) * 1000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: 'idle',
    // While stopping, what still arrives on an open connection is answered, not refused.
    return503OnClosing: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: true,
    clientErrorHandler: answerBroken,
    // An address that cannot be read passes no hook on its way here.
    frameworkErrors(error, request, reply) {
      protectReply(request, reply, protection)
      answerProblem(error, request, reply)
    },
  }) as unknown as Web
  web.server.headersTimeout = 60_000
  acceptEmptyJson(web)
  endConnectionsOnClose(web)
  web.setErrorHandler((error, request, reply) =>
    inLanguage(languageOf(request), () => answerProblem(error, request, reply)),
  )
  web.setNotFoundHandler((request, reply) => answerProblem(notFound(), request, reply))
  speakAsAsked(web)
  web.addHook('onRequest', async (request, reply) => {
    protectReply(request, reply, protection)
    watchArrival(request, config.arrival)
  })
  web.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'request')
  })
  await web.register(compress, { threshold: 1024 })
  await web.register(cookie)
  await web.register(multipart)
  return web
}

/** From here on everything is said in the language of the one who asked; reading a body begins anew, so it is said twice. */
function speakAsAsked(web: Web): void {
  web.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done))
  web.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done))
}

/** A POST without a body is common (logout, captcha) and not a mistake, whatever type it announces. */
function acceptEmptyJson(web: Web): void {
  const parse = web.getDefaultJsonParser('error', 'error')
  web.removeContentTypeParser('application/json')
  web.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

/** Once the server stops, a connection ends with its answer: a stop must not wait for browsers that keep one open. */
function endConnectionsOnClose(web: Web): void {
  let closing = false
  web.addHook('preClose', async () => {
    closing = true
  })
  web.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  web.addHook('onResponse', async () => {
    if (closing) setImmediate(() => web.server.closeIdleConnections())
  })
}

/** With a number, so many hops are believed, counted from this server: a caller cannot add believable ones in front. */
function trusted(proxies: number | string) {
  if (typeof proxies === 'string') return proxies.split(',')
  return (_address: string, hop: number) => hop < proxies
}
