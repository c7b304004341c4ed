import path from 'node:path'
import { startEmbedded } from '../database/embedded/start-embedded.ts'
import { makeApp } from './app.ts'
import { openMailOffice } from './mail/open-mail-office.ts'
import { readConfig } from './platform/config.ts'
import { inTransaction, openDatabase } from './platform/database.ts'
import { freeAllJobs } from './platform/free-dead-jobs.ts'
import { startJobs } from './platform/jobs.ts'
import { openLog } from './platform/log.ts'
import { openMetrics, serveMetrics } from './platform/metrics.ts'
import { jobConnections, openPlatform } from './platform/open-platform.ts'
import { readTranslations } from './platform/read-translations.ts'
import { stopGracefully } from './platform/stop-gracefully.ts'
import { findBuiltSites } from './public/find-built-site.ts'
import { readSetting } from './site/site-settings.ts'
import { jobList } from './start/job-list.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { recurringJobs } from './start/recurring-jobs.ts'
import { startRecurringJobs } from './start/start-recurring-jobs.ts'

const built = import.meta.filename.endsWith('.js')
const folder = (inDist: string, inSources: string) => path.resolve(import.meta.dirname, built ? inDist : inSources)

/** Starts one process of the portal: database if it brings its own, tables, jobs, then the web server. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  if (!config.clamd)
    log.warn('no virus scanner: uploads are written anew but not scanned; set CLAMD_URL to have them scanned')
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dir: config.dataDir })
  const workerUrl = config.databaseUrl ?? embedded?.workerUrl ?? ''
  const ownerUrl = embedded?.url ?? config.databaseOwnerUrl ?? workerUrl
  const platform = openPlatform(config, workerUrl, log)
  const jobs = openDatabase({
    url: workerUrl,
    max: jobConnections,
    statementTimeout: 60_000,
    name: 'kendra-jobs',
    watch: platform.watch,
    onError: (error) => log.warn({ error }, 'jobs: idle connection'),
  })

  readTranslations(folder('../texts', '../texts'))
  const greeting = await prepareDatabase(
    platform,
    { ownerUrl, workerUrl },
    folder('../migrations', '../database/migrations'),
  )
  const office = openMailOffice(config, (db) => readSetting(db, 'businessName'))
  if (embedded) await inTransaction(jobs.kysely, freeAllJobs)
  const runner = await startJobs(jobs.pool, jobList(platform, jobs, office), { log })

  const metrics = openMetrics({
    people: platform.database,
    door: platform.door,
    lookups: platform.lookups,
    exports: platform.exports,
    jobs,
  })
  const { web, api, drain } = await makeApp(platform, {
    sites: await findBuiltSites(folder('..', '../dist')),
    onWeb: metrics.watch,
  })
  const endRecurringJobs = await startRecurringJobs(recurringJobs, {
    platform,
    jobs,
    office,
    lists: api.lists,
    workers: runner.workers,
    count: metrics.countRun,
  })
  await web.listen({ host: config.host, port: config.port })
  const figures = config.metricsPort ? serveMetrics(metrics.registry, config.metricsPort, log) : undefined
  process.stdout.write(
    `Kendra is ready at ${config.publicUrl} (${embedded ? 'own PostgreSQL' : 'DATABASE_URL'})\n${greeting}`,
  )

  stopGracefully(log, [
    () => drain.begin(),
    () => web.close(),
    endRecurringJobs,
    () => runner.stop(),
    async () => void figures?.close(),
    () => platform.close(),
    () => jobs.close(),
    async () => embedded?.stop(),
  ])
}

start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
