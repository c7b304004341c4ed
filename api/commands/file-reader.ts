import sharp from 'sharp'
import { answerApart } from '../platform/apart/answer-apart.ts'
import { doFileJob } from '../platform/files/do-file-job.ts'

// One processor is enough for it, and no picture is remembered for the next.
sharp.concurrency(1)
sharp.cache(false)
answerApart(doFileJob)
