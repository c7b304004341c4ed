import type { HostileFile } from './hostile-file.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { hostilePictures } from './hostile-pictures.ts'
import { hostileRarePictures } from './hostile-rare-pictures.ts'
import { hostileTables } from './hostile-tables.ts'

/** Files that somebody could send to do harm, each by a trick of its own. */
export const hostileCorpus: readonly HostileFile[] = [
  ...hostilePdfs,
  ...hostilePictures,
  ...hostileRarePictures,
  ...hostileTables,
]
