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
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { every } from '../platform/every.ts'
import { sweepIdempotencyKeys } from '../platform/idempotency.ts'
import type { List } from '../platform/list/define-list.ts'
import { openJobRescue } from '../platform/open-job-rescue.ts'
import type { Platform } from '../platform/platform.ts'
import { sweepRateLimits } from '../platform/rate-limit.ts'
import { providerContext } from '../provider/provider-context.ts'
import { sweepEmailCodes } from '../registration/sweep-email-codes.ts'
import { closeDays } from '../report/close-days.ts'
import { mailCollection } from '../report/mail-collection.ts'
import { sweepCaptchas } from '../session/sweep-captchas.ts'
import { applyDueLimits } from '../site/decide-limits.ts'
import { closeSignIns } from '../user/close-sign-ins.ts'
import { sweepSignIns } from '../user/sweep-sign-ins.ts'
import { foldAndTell } from './fold-and-tell.ts'
import { mendByNight } from './mend-by-night.ts'

/** The small rounds that keep the house in order. Answers how to end them. */
export function keepHouse(
  platform: Platform,
  jobs: Database,
  { office, lists, workers }: { office: MailOffice; lists: readonly List[]; workers: () => readonly string[] },
): () => Promise<void> {
  const { files, log, clock } = platform
  const { kysely } = jobs
  const { publicUrl } = platform.config
  const stop = new AbortController()
  const rescueJobs = openJobRescue(kysely, clock)
  const rounds = [
    every(2, () => makeExports({ ...platform, jobs, lists }, stop.signal), log),
    every(3600, () => inTransaction(kysely, (tx) => sweepExports(tx, clock.now())), log),
    every(2, () => sealAll(jobs), log),
    every(5, () => rescueJobs(workers()), log),
    every(5, () => inTransaction(kysely, foldAndTell), log),
    every(3600, () => mendByNight(kysely, { now: clock.now(), log }), log),
    every(600, () => inTransaction(kysely, sweepRateLimits), log),
    every(60, () => inTransaction(kysely, (tx) => closeSignIns(tx, clock.now())), log),
    every(3600, () => inTransaction(kysely, (tx) => sweepCaptchas(tx, clock.now())), log),
    every(3600, () => inTransaction(kysely, (tx) => sweepSignIns(tx, clock.now())), log),
    every(3600, () => inTransaction(kysely, (tx) => sweepEmailCodes(tx, clock.now())), log),
    every(3600, () => inTransaction(kysely, (tx) => sweepIdempotencyKeys(tx, clock.now())), log),
    every(300, () => inTransaction(kysely, async (tx) => (await office.server(tx)) && releaseHeldMail(tx)), log),
    every(60, () => inTransaction(kysely, (tx) => applyDueLimits(tx, clock.now())), log),
    every(60, () => inTransaction(kysely, (tx) => applyDueVersions(tx, clock.now())), log),
    every(3600, () => inTransaction(kysely, (tx) => tellStaleRules(tx, clock.now())), log),
    every(60, () => lookUpWaiting(providerContext(platform, jobs)), log),
    every(300, () => giveUpWaiting(providerContext(platform, jobs)), log),
    every(60, () => keepDuties(kysely, clock.now()), log),
    every(3600, () => sendReminders(kysely, clock.now()), log),
    every(3600, () => inTransaction(kysely, (tx) => sweepLooseFiles(tx, clock.now())), log),
    every(300, () => inTransaction(kysely, (tx) => mailCollection(tx, { now: clock.now(), publicUrl })), log),
    every(600, () => closeAllDays(jobs, clock), log),
    every(3600, () => sweepFiles(kysely, files, clock.now()), log),
  ]
  return async () => {
    stop.abort()
    await Promise.all(rounds.map((stop) => stop()))
  }
}

async function closeAllDays({ kysely }: Database, clock: Clock): Promise<void> {
  while (await inTransaction(kysely, (tx) => closeDays(tx, clock.now())));
}

async function sealAll({ kysely }: Database): Promise<void> {
  while ((await inTransaction(kysely, sealAudit)) === sealBatch);
}
