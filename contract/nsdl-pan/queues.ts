import { panPagesTexts } from '../../texts/en/pan-pages.ts'
import type { Words } from '../../texts/say.ts'
import { type PanState, panStates } from './states.ts'

/** A list of applications: which ones it shows, to whom, and in which order. Every list in both areas is one of these. */
export interface PanQueue {
  /** The last part of its call and of its screen's address. */
  slug: string
  title: Words
  about: Words
  states: readonly PanState[]
  /** Only of this mode; both where it says nothing. */
  mode?: 'physical' | 'paperless'
  /** Only those whose paper is on its way. */
  hardcopy?: true
  /** Who waits longest comes first where somebody has to act. */
  oldestFirst?: true
}

export const merchantQueues = {
  physical: {
    slug: 'physical/pan-list',
    title: panPagesTexts.panList,
    about: panPagesTexts.aboutPans,
    states: ['draft', 'awaiting-scan', 'awaiting-crop', 'issued', 'cancelled'],
    mode: 'physical',
  },
  waiting: {
    slug: 'waiting-list',
    title: panPagesTexts.waitingList,
    about: panPagesTexts.aboutWaiting,
    states: ['verification', 'verified'],
  },
  acknowledged: {
    slug: 'ack-list',
    title: panPagesTexts.acknowledgementList,
    about: panPagesTexts.aboutAcknowledged,
    states: ['acknowledged'],
  },
  rejected: {
    slug: 'rejection-list',
    title: panPagesTexts.rejectionList,
    about: panPagesTexts.aboutRejections,
    states: ['rejected'],
  },
  tinRejected: {
    slug: 'tin-rejection-list',
    title: panPagesTexts.tinRejectionList,
    about: panPagesTexts.aboutTinRejections,
    states: ['tin-rejected', 'tin-resubmitted'],
  },
  hardcopy: {
    slug: 'hardcopy-list',
    title: panPagesTexts.hardcopyList,
    about: panPagesTexts.aboutHardcopies,
    states: ['acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted'],
    mode: 'physical',
    hardcopy: true,
    oldestFirst: true,
  },
  paperless: {
    slug: 'paperless/list',
    title: panPagesTexts.paperlessList,
    about: panPagesTexts.aboutPaperless,
    states: [...panStates],
    mode: 'paperless',
  },
} as const satisfies Record<string, PanQueue>
