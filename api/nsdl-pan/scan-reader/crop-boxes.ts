import { keysOf, tableOf } from '../../../contract/kernel/keys-of.ts'
import { askReader } from './ask-reader.ts'
import type { CropOrder } from './scan-job.ts'

/** Cuts boxes, in millimetres of the straight page, out of the scan's own pixels, as the provider wants the pictures. */
export async function cropBoxes<Kind extends string>(
  pdf: Uint8Array,
  boxes: Readonly<Record<Kind, CropOrder>>,
  who?: string,
): Promise<Record<Kind, Buffer>> {
  const kinds = keysOf(boxes)
  const pictures = await askReader({ kind: 'crop', pdf, boxes: kinds.map((kind) => boxes[kind]) }, who)
  return tableOf(kinds, (kind) => Buffer.from(pictures[kinds.indexOf(kind)] ?? []))
}
