import type { FastifyRequest } from 'fastify'
import { endArrival } from './end-arrival.ts'

/** How long the body of a request may take to arrive. */
export interface ArrivalLimits {
  /** For anything but files. */
  seconds: number
  /** For a file, as long as it comes at an honest pace. */
  uploadSeconds: number
  /** The pace: so many bytes a second, on average over each span of so many seconds. */
  bytesPerSecond: number
  spanSeconds: number
}

export const arrivalLimits: ArrivalLimits = {
  seconds: 60,
  uploadSeconds: 600,
  bytesPerSecond: 16_000,
  spanSeconds: 30,
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file comes here, which may take minutes on a slow line. */
    upload?: boolean
  }
}

/** Ends a request whose body does not arrive in time: a slow line is waited for, one that only holds a place is not. */
export function watchArrival(request: FastifyRequest, limits: ArrivalLimits): void {
  const { raw } = request
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
  const end = () =>
    endArrival(request, request.routeOptions.config.upload ? 'UPLOAD_TOO_SLOW' : 'ERR_HTTP_REQUEST_TIMEOUT')
  const timers = request.routeOptions.config.upload
    ? [setTimeout(end, limits.uploadSeconds * 1000), watchPace(request, limits, end)]
    : [setTimeout(end, limits.seconds * 1000)]
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  raw.once('end', stop)
  raw.once('close', stop)
}

function watchPace({ raw }: FastifyRequest, limits: ArrivalLimits, end: () => void): NodeJS.Timeout {
  let before = raw.socket.bytesRead
  const judge = () => {
    const came = raw.socket.bytesRead - before
    before += came
    if (came < limits.bytesPerSecond * limits.spanSeconds) end()
  }
  // What has come while the server itself was busy is read first.
  return setInterval(() => setImmediate(judge), limits.spanSeconds * 1000)
}
