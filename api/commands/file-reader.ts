import sharp from 'sharp'
import { doFileJob } from '../platform/files/do-file-job.ts'
import { serveSubprocess } from '../platform/subprocess/serve-subprocess.ts'

// One processor is enough for it, and no picture is remembered for the next.
sharp.concurrency(1)
sharp.cache(false)
serveSubprocess(doFileJob)
