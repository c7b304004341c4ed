import { askReader } from './ask-reader.ts'
import type { ScanReading } from './scan-reading.ts'

/** Reads an uploaded scan: whose form it is, how its pages lie, and where photo and signature are. */
export async function readScan(pdf: Uint8Array, { token, who }: { token: string; who?: string }): Promise<ScanReading> {
  return askReader({ kind: 'read', pdf, token }, who)
}
