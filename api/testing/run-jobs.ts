import { runOnce } from 'graphile-worker'
import type { MailOffice } from '../mail/send-queued-mail.ts'
import { silentLogger } from '../platform/jobs.ts'
import { jobList } from '../start/job-list.ts'
import type { TestHouse } from './test-house.ts'

const noServer: MailOffice = { server: async () => undefined, privateHosts: true, signature: async () => 'Test House' }

/** Runs the jobs that are due now, as the server would, and ends. */
export async function runJobs(house: TestHouse, office: MailOffice = noServer): Promise<void> {
  const tasks = jobList(house.platform, house.platform.database, office)
  await runOnce({ pgPool: house.platform.database.pool, taskList: tasks, noHandleSignals: true, logger: silentLogger })
}
