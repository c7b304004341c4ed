import { readFileSafety } from '../../contract/file-safety.ts'
import type { Api } from '../platform/api.ts'
import type { Config } from '../platform/config.ts'
import { scannerAnswers } from '../platform/files/virus-scanner.ts'

export function fileSafetyRoutes({ read }: Api, { clamd }: Config) {
  read(readFileSafety, async () => {
    if (!clamd) return { scanner: 'none' as const }
    return { scanner: (await scannerAnswers(clamd)) ? ('answers' as const) : ('away' as const) }
  })
}
