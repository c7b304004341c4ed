import { sealAudit, sealBatch } from '../audit/seal-audit.ts'
import { sweepFiles } from '../document/sweep-files.ts'
import { makeExports } from '../export/make-exports.ts'
import { sweepExports } from '../export/sweep-exports.ts'
import { lookUpWaiting } from '../gateway/look-up-waiting.ts'
import { keepDuties } from '../gst/calendar/keep-duties.ts'
import { sendReminders } from '../gst/calendar/send-reminders.ts'
import { sweepLooseFiles } from '../gst/filing/sweep-loose-files.ts'
import { applyDueVersions } from '../law-desk/apply-due-versions.ts'
import { tellStaleRules } from '../law-desk/tell-stale-rules.ts'
import { releaseHeldMail } from '../mail/release-held-mail.ts'
import type { MailOffice } from '../mail/send-queued-mail.ts'
import { giveUpWaiting } from '../nsdl-pan/esign/give-up-waiting.ts'
import { type Database, inTransaction, type Tx } from '../platform/database.ts'
import { sweepIdempotencyKeys } from '../platform/idempotency.ts'
import type { List } from '../platform/list/define-list.ts'
import { sweepUploads } from '../platform/pieces/sweep-uploads.ts'
import type { Platform } from '../platform/platform.ts'
import { sweepRateLimits } from '../platform/rate-limit.ts'
import { providerContext } from '../provider/provider-context.ts'
import { sweepDevices } from '../push/forget-devices.ts'
import type { RecurringJob } from '../recurring-job/recurring-job.ts'
import { sweepEmailCodes } from '../registration/sweep-email-codes.ts'
import { closeDays } from '../report/close-days.ts'
import { mailCollection } from '../report/mail-collection.ts'
import { sweepCaptchas } from '../session/sweep-captchas.ts'
import { applyDueLimits } from '../site/decide-limits.ts'
import { closeSignIns } from '../user/close-sign-ins.ts'
import { sweepSignIns } from '../user/sweep-sign-ins.ts'
import { foldAndTell } from './fold-and-tell.ts'
import { mendByNight } from './mend-by-night.ts'

/** What a job may use. */
export interface RecurringJobTools {
  platform: Platform
  jobs: Database
  office: MailOffice
  lists: readonly List[]
  /** Says that the workers of this process live, and frees what dead ones held. */
  rescueJobs(): Promise<void>
  /** The server stops. */
  stop: AbortSignal
}

export interface RunnableJob extends RecurringJob {
  run(tools: RecurringJobTools): Promise<unknown>
}

const minute = 60
const hour = 3600

/** A job that is one transaction and asks what time it is. */
const inOne =
  (verb: (tx: Tx, now: Date) => Promise<unknown>): RunnableJob['run'] =>
  ({ platform, jobs }) =>
    inTransaction(jobs.kysely, (tx) => verb(tx, platform.clock.now()))

/** Everything that the server does by itself, again and again. */
export const recurringJobs: readonly RunnableJob[] = [
  {
    name: 'make-exports',
    about: 'Makes the files of exports above 50,000 rows.',
    everySeconds: 2,
    run: ({ platform, jobs, lists, stop }) => makeExports({ ...platform, jobs, lists }, stop),
  },
  {
    name: 'seal-audit',
    about: 'Adds waiting events to the chain of the audit list.',
    everySeconds: 2,
    run: async ({ jobs, stop }) => {
      while (!stop.aborted && (await inTransaction(jobs.kysely, sealAudit)) === sealBatch);
    },
  },
  {
    name: 'rescue-jobs',
    about: 'Says that this process is alive, and frees jobs of workers that were silent for 30 seconds.',
    everySeconds: 5,
    run: ({ rescueJobs }) => rescueJobs(),
  },
  {
    name: 'fold-counts',
    about: 'Adds waiting changes to the kept totals, and tells open dashboards that figures moved.',
    everySeconds: 5,
    run: inOne(foldAndTell),
  },
  {
    name: 'close-sign-ins',
    about: 'Writes down the end of sign-ins that ran out.',
    everySeconds: minute,
    run: inOne(closeSignIns),
  },
  {
    name: 'apply-money-limits',
    about: 'Puts limits on money in force that waited a day for want of a second admin.',
    everySeconds: minute,
    run: inOne(applyDueLimits),
  },
  {
    name: 'apply-rules',
    about: 'Puts versions of rules of law in force that waited a day for want of a second admin.',
    everySeconds: minute,
    run: inOne(applyDueVersions),
  },
  {
    name: 'look-up-payments',
    about: 'Asks the provider for online payments that nobody told of, and ends what is a day old.',
    everySeconds: minute,
    run: ({ platform, jobs }) => lookUpWaiting(providerContext(platform, jobs)),
  },
  {
    name: 'keep-gst-duties',
    about: 'Writes down what each GST client owes, once a day and after a change.',
    everySeconds: minute,
    run: ({ platform, jobs }) => keepDuties(jobs.kysely, platform.clock.now()),
  },
  {
    name: 'release-held-mail',
    about: 'Queues mails that waited for a mail server, once there is one.',
    everySeconds: 5 * minute,
    run: ({ jobs, office }) =>
      inTransaction(jobs.kysely, async (tx) => (await office.server(tx)) && releaseHeldMail(tx)),
  },
  {
    name: 'end-aadhaar-steps',
    about: 'Ends Aadhaar steps of paperless applications that nobody has signed in time.',
    everySeconds: 5 * minute,
    run: ({ platform, jobs }) => giveUpWaiting(providerContext(platform, jobs)),
  },
  {
    name: 'mail-collection',
    about: 'Mails the collection of the day before once its hour has come, if that is switched on.',
    everySeconds: 5 * minute,
    run: ({ platform, jobs }) => {
      const { clock, config } = platform
      return inTransaction(jobs.kysely, (tx) => mailCollection(tx, { now: clock.now(), publicUrl: config.publicUrl }))
    },
  },
  {
    name: 'sweep-rate-limits',
    about: 'Removes counters of calls whose time is over.',
    everySeconds: 10 * minute,
    run: inOne(sweepRateLimits),
  },
  {
    name: 'close-days',
    about: 'Writes down what the days that are over came to, for the reports.',
    everySeconds: 10 * minute,
    run: async ({ platform, jobs, stop }) => {
      while (!stop.aborted && (await inTransaction(jobs.kysely, (tx) => closeDays(tx, platform.clock.now()))));
    },
  },
  {
    name: 'mend-by-night',
    about: 'Between three and four at night proves kept totals and closed days, and puts right what differs.',
    everySeconds: hour,
    run: ({ platform, jobs }) => mendByNight(jobs.kysely, { now: platform.clock.now(), log: platform.log }),
  },
  {
    name: 'tell-stale-rules',
    about: 'Tells the admins of rules of law that nobody has compared with their sources for a year.',
    everySeconds: hour,
    run: inOne(tellStaleRules),
  },
  {
    name: 'send-gst-reminders',
    about: 'Reminds merchants of GST returns that fall due, of each once.',
    everySeconds: hour,
    run: ({ platform, jobs }) => sendReminders(jobs.kysely, platform.clock.now()),
  },
  {
    name: 'sweep-exports',
    about: 'Removes large exports after a day.',
    everySeconds: hour,
    run: inOne(sweepExports),
  },
  {
    name: 'sweep-captchas',
    about: 'Removes captchas that ran out.',
    everySeconds: hour,
    run: inOne(sweepCaptchas),
  },
  {
    name: 'sweep-sign-ins',
    about: 'Removes what is left of sign-ins that ended long ago, links that ran out and browsers not seen for long.',
    everySeconds: hour,
    run: inOne(sweepSignIns),
  },
  {
    name: 'sweep-push-devices',
    about: 'Forgets devices for notices in which their person has not signed in for 60 days.',
    everySeconds: hour,
    run: inOne(sweepDevices),
  },
  {
    name: 'sweep-email-codes',
    about: 'Removes codes for e-mail addresses that ran out.',
    everySeconds: hour,
    run: inOne(sweepEmailCodes),
  },
  {
    name: 'sweep-idempotency-keys',
    about: 'Removes keys of repeated calls after 30 days.',
    everySeconds: hour,
    run: inOne(sweepIdempotencyKeys),
  },
  {
    name: 'sweep-uploads',
    about: 'Forgets files that came in pieces after 25 hours.',
    everySeconds: hour,
    run: inOne(sweepUploads),
  },
  {
    name: 'sweep-gst-files',
    about: 'Removes files of GST returns that were not sent in within 48 hours.',
    everySeconds: hour,
    run: inOne(sweepLooseFiles),
  },
  {
    name: 'sweep-files',
    about: 'Removes stored contents that no row knows, and files that were left half written.',
    everySeconds: hour,
    run: ({ platform, jobs }) => sweepFiles(jobs.kysely, platform.files, platform.clock.now()),
  },
]
