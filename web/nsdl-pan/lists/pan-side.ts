import type { TableEndpoint } from '../../../contract/kernel/endpoint.ts'
import {
  getMerchantCounts,
  getOfficeCounts,
  merchantLists,
  officeLists,
  type PanRow,
} from '../../../contract/nsdl-pan/lists.ts'
import { officeQueues } from '../../../contract/nsdl-pan/office-queues.ts'
import { merchantPapers, officePapers, type PaperCalls } from '../../../contract/nsdl-pan/print.ts'
import { merchantQueues, type PanQueue } from '../../../contract/nsdl-pan/queues.ts'
import { backendPaths, merchantPaths } from '../../../contract/paths.ts'

/** What differs between the lists of the back office and those of a merchant. */
export interface PanSide {
  /** The address of the module's first page. */
  home: string
  queues: Readonly<Record<string, PanQueue>>
  lists: Readonly<Record<string, TableEndpoint<PanRow>>>
  counts: typeof getOfficeCounts | typeof getMerchantCounts
  papers: PaperCalls
}

export const officeSide: PanSide = {
  home: backendPaths.nsdlPan,
  queues: officeQueues,
  lists: officeLists,
  counts: getOfficeCounts,
  papers: officePapers,
}
export const merchantSide: PanSide = {
  home: merchantPaths.nsdlPan,
  queues: merchantQueues,
  lists: merchantLists,
  counts: getMerchantCounts,
  papers: merchantPapers,
}

/** Which list an address shows; addresses match in any letter case. */
export function queueAt({ home, queues }: PanSide, pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  return Object.entries(queues).find(([, { slug }]) => path === `${home}/${slug}`)?.[0] ?? ''
}
