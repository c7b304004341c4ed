import type { PanFile } from '../../../contract/nsdl-pan/info.ts'

const words: Record<PanFile['kind'], string> = {
  scan: 'Signed form',
  photo: 'Photo',
  signature: 'Signature',
  document: 'Document',
  'tin-scan': 'Corrected papers for TIN',
  page: 'Page',
}

/** What a file is, for people. */
export const fileWords = ({ kind, label }: Pick<PanFile, 'kind' | 'label'>): string =>
  [words[kind], label].filter(Boolean).join(': ')
