import sharp from 'sharp'
import { doScanJob } from '../nsdl-pan/scan/do-scan-job.ts'
import { answerApart } from '../platform/apart/answer-apart.ts'

// One processor is enough for it: the others belong to the server.
sharp.concurrency(1)
answerApart(doScanJob)
