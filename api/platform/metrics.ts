import http from 'node:http'
import client from 'prom-client'
import type { Database } from './database.ts'
import type { Log } from './log.ts'
import type { Web } from './platform.ts'

export interface Metrics {
  registry: client.Registry
  /** Measures every request of a web server. */
  watch(web: Web): void
  /** Counts a run of a recurring job. */
  countRun(run: { work: string; failed: boolean; seconds: number }): void
}

/** Measures every request by route, never by address, the pools behind them, and recurring jobs by their names. */
export function openMetrics(pools: Record<string, Database>): Metrics {
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const seconds = new client.Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new client.Gauge({
    name: 'database_connections',
    help: 'Connections of a pool by state',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { pool: connections }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, connections.totalCount)
        this.set({ pool, state: 'idle' }, connections.idleCount)
        this.set({ pool, state: 'waiting' }, connections.waitingCount)
      }
    },
  })
  return {
    registry,
    countRun: openRunCount(registry),
    watch(web) {
      web.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: String(reply.statusCode),
        }
        seconds.observe(labels, reply.elapsedTime / 1000)
      })
    },
  }
}

function openRunCount(registry: client.Registry): Metrics['countRun'] {
  const labelled = { labelNames: ['work'], registers: [registry] }
  const runs = new client.Counter({ name: 'repeated_work_runs_total', help: 'Runs of repeated work', ...labelled })
  const failures = new client.Counter({
    name: 'repeated_work_failures_total',
    help: 'Runs of repeated work that failed',
    ...labelled,
  })
  const last = new client.Gauge({
    name: 'repeated_work_last_run_seconds',
    help: 'How long the last run took',
    ...labelled,
  })
  return ({ work, failed, seconds }) => {
    runs.inc({ work })
    // Also by nothing, so that a job which has never failed says 0.
    failures.inc({ work }, failed ? 1 : 0)
    last.set({ work }, seconds)
  }
}

/** Serves the figures on a port of their own, on this machine only, so that they are never public by mistake. */
export function serveMetrics(registry: client.Registry, port: number, log: Log): http.Server {
  const server = http.createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  server.on('error', (error) => log.warn({ error }, 'metrics are not served'))
  return server.listen(port, '127.0.0.1')
}
