import sharp from 'sharp'
import { doScanJob } from '../nsdl-pan/scan-reader/do-scan-job.ts'
import { serveSubprocess } from '../platform/subprocess/serve-subprocess.ts'

// One processor is enough for it: the others belong to the server.
sharp.concurrency(1)
serveSubprocess(doScanJob)
