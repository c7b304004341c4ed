import { refuseLarger } from '../../platform/files/refuse-larger.ts'
import { badRequest } from '../../platform/problem.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { readSetting } from '../../site/site-settings.ts'
import type { Application } from '../application-store.ts'
import { readScan } from '../scan-reader/read-scan.ts'
import { refuseScan } from '../scan-reader/refuse-scan.ts'
import type { ScanReading } from '../scan-reader/scan-reading.ts'
import type { ScanDesk } from './scan-desk.ts'

/** Reads an uploaded scan, and refuses what is too large, another's, or not whole. */
export async function readUploadScan(
  { kysely }: ScanDesk,
  { ref_no }: Application,
  { file: { content }, who }: { file: Upload; who: string },
): Promise<ScanReading> {
  refuseLarger(content.length, (await readSetting(kysely, 'scanMaxMb')) * 1_000_000)
  const reading = await readScan(content, { token: ref_no, who })
  const refusal = refuseScan(reading, ref_no)
  if (refusal) throw badRequest(refusal)
  return reading
}
