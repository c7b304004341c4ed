import { merchantArea } from '../../contract/kernel/role.ts'
import { ownPanPaths as to } from '../../contract/nsdl-pan/paths.ts'
import { merchantQueues } from '../../contract/nsdl-pan/queues.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../ui/page-states/placed-page.ts'
import { filteredBy, queueListsOf, type WebService } from '../ui/web-service.ts'
import { queuePages } from './queue-pages.ts'

const access = merchantArea('apply')
const applyChunk = () => import('./apply-chunk.ts')
const scanChunk = () => import('./scan-chunk.ts')
const listChunk = () => import('./list-chunk.ts')
const list = lazyPage(listChunk, 'MerchantPanListPage')
const scan = lazyPage(scanChunk, 'UploadScanPage')
/** All are one page; the address says which list it shows. */
const lists = [
  to.panPhysicalList,
  to.panWaitingList,
  to.panAckList,
  to.panRejectionList,
  to.panTinRejectionList,
  to.panHardcopyList,
  to.panPaperlessList,
]

/** What a merchant has of PAN applications. */
export const ownSide: WebService<'nsdl-pan'>['own'] = {
  pages: [
    page(to.nsdlPan, lazyPage(listChunk, 'MerchantPanIndexPage')),
    ...lists.map((path) => page(path, list)),
    page(to.panInfo, lazyPage(listChunk, 'MerchantPanInfoPage')),
    page(to.panApply('N'), lazyPage(applyChunk, 'NewPanPage')),
    page(to.panApply('C'), lazyPage(applyChunk, 'CorrectPanPage')),
    page(to.panApplyPaperless, lazyPage(applyChunk, 'PaperlessPage')),
    page(`${to.panApply('N')}/$cat`, lazyPage(applyChunk, 'StartNewPage')),
    page(`${to.panApply('C')}/$cat`, lazyPage(applyChunk, 'StartCorrectionPage')),
    page(`${to.panApply('N')}/$cat/$id`, lazyPage(applyChunk, 'ApplyNewPage')),
    page(`${to.panApply('C')}/$cat/$id`, lazyPage(applyChunk, 'ApplyCorrectionPage')),
    page(to.panReapply, lazyPage(applyChunk, 'ReapplyPage')),
    page(to.panUploadScan, scan),
    page(to.panFormScanning, scan),
    page(to.panFormCropping, lazyPage(scanChunk, 'MerchantCropPage')),
    page(to.panTinRejectionUpload, lazyPage(scanChunk, 'TinUploadPage')),
  ],
  places: {
    'Apply for a New PAN': to.panApply('N'),
    'Apply for a PAN Correction': to.panApply('C'),
    'Apply Paperless': to.panApplyPaperless,
    ...queuePages(to.nsdlPan, merchantQueues),
  },
  found: ({ id }) => to.panInfo(id),
  waitingLinks: {
    draft: { to: to.panPhysicalList, search: filteredBy('state', 'draft') },
    'awaiting-scan': { to: to.panPhysicalList, search: filteredBy('state', 'awaiting-scan') },
    'awaiting-crop': { to: to.panPhysicalList, search: filteredBy('state', 'awaiting-crop') },
    rejected: { to: to.panRejectionList },
    'tin-rejected': { to: to.panTinRejectionList, search: filteredBy('state', 'tin-rejected') },
    paperless: { to: to.panPaperlessList },
    // Whoever sends parcels may not see the lists of applications; the page to send one shows what is due.
    hardcopy: { to: merchantPaths.courierAdd },
  },
  queueLists: queueListsOf(access, {
    'pan-esign-pending': to.panPaperlessList,
    'pan-esign-failed': to.panPaperlessList,
    'pan-awaiting-scan': to.panPhysicalList,
    'pan-awaiting-crop': to.panPhysicalList,
    'pan-verification': to.panWaitingList,
    'pan-verified': to.panWaitingList,
    'pan-acknowledged': to.panAckList,
    'pan-rejected': to.panRejectionList,
    'pan-tin-rejected': to.panTinRejectionList,
    'pan-tin-resubmitted': to.panTinRejectionList,
    hardcopy: to.panHardcopyList,
  }),
  buttons: [
    { label: 'New PAN', to: to.panApply('N'), access },
    { label: 'PAN Correction', to: to.panApply('C'), access },
  ],
}
