import { backOffice } from '../../contract/kernel/role.ts'
import { officePanPaths as to } from '../../contract/nsdl-pan/paths.ts'
import { officeQueues } from '../../contract/nsdl-pan/queues.ts'
import { backendPaths } from '../../contract/paths.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../ui/page-states/placed-page.ts'
import { queueListsOf, type WebService } from '../ui/web-service.ts'
import { queuePages } from './queue-pages.ts'

const access = backOffice('nsdl-pan')
const chunk = () => import('./office-chunk.ts')
const list = lazyPage(chunk, 'OfficePanListPage')
/** All are one page; the address says which list it shows. */
const lists = [
  to.panDocumentVerify,
  to.panWaitingList,
  to.panAckList,
  to.panList,
  to.panRejectionList,
  to.panTinRejectionList,
  to.panTinRejection,
  to.panCancelAadhar,
  to.panPaperless,
]

/** What the back office has of PAN applications. */
export const officeSide: WebService<'nsdl-pan'>['office'] = {
  pages: [
    page(to.nsdlPan, lazyPage(chunk, 'OfficePanIndexPage')),
    ...lists.map((path) => page(path, list)),
    page(to.panVerify, lazyPage(chunk, 'VerifyPage')),
    page(to.panTinRejectionVerify, lazyPage(chunk, 'TinVerifyPage')),
    page(
      to.panFormCropping,
      lazyPage(() => import('./crop/crop-page.tsx'), 'OfficeCropPage'),
    ),
    page(to.panInfo, lazyPage(chunk, 'OfficePanInfoPage')),
  ],
  places: { ...queuePages(to.nsdlPan, officeQueues), 'Verify the next one': to.panVerify() },
  found: ({ id }) => to.panInfo(id),
  waitingLinks: {
    'pan-verification': { to: to.panDocumentVerify },
    'pan-verified': { to: to.panWaitingList },
    'pan-acknowledged': { to: to.panAckList },
    'pan-tin-resubmitted': { to: to.panTinRejection },
    'pan-esign-failed': { to: to.panCancelAadhar },
  },
  queueLists: {
    ...queueListsOf(access, {
      'pan-esign-pending': to.panPaperless,
      'pan-esign-failed': to.panCancelAadhar,
      'pan-awaiting-scan': to.panList,
      'pan-awaiting-crop': to.panList,
      'pan-verification': to.panDocumentVerify,
      'pan-verified': to.panWaitingList,
      'pan-acknowledged': to.panAckList,
      'pan-rejected': to.panRejectionList,
      'pan-tin-rejected': to.panTinRejectionList,
      'pan-tin-resubmitted': to.panTinRejection,
    }),
    ...queueListsOf(backOffice('courier'), { hardcopy: backendPaths.courierOverdue }),
  },
  buttons: [
    { label: 'Verify Form', to: to.panDocumentVerify, access },
    { label: 'Download Ack/Form', to: to.panWaitingList, access },
  ],
}
