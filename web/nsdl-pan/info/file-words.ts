import type { PanFile } from '../../../contract/nsdl-pan/info.ts'
import type { Text } from '../../../texts/catalogue.ts'
import { panInfoTexts } from '../../../texts/en/pan-info.ts'

const words: Record<PanFile['kind'], Text> = {
  scan: panInfoTexts.signedForm,
  photo: panInfoTexts.photo,
  signature: panInfoTexts.signature,
  document: panInfoTexts.document,
  'tin-scan': panInfoTexts.correctedPapersForTin,
  page: panInfoTexts.page,
}

/** What a file is, for people. */
export const fileWords = ({ kind, label }: Pick<PanFile, 'kind' | 'label'>): string =>
  [words[kind](), label].filter(Boolean).join(': ')
