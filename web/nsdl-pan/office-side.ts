import { backOffice } from '../../contract/kernel/role.ts'
import { officeQueues } from '../../contract/nsdl-pan/office-queues.ts'
import { officePanPaths as to } from '../../contract/nsdl-pan/paths.ts'
import { backendPaths } from '../../contract/paths.ts'
import { serviceModules } from '../../contract/services.ts'
import { definePage, lazyFrom } from '../ui/define-page.ts'
import { queueListsOf, type WebService } from '../ui/web-service.ts'

const access = backOffice('nsdl-pan')
const under = to.nsdlPan
const show = lazyFrom(() => import('./office-chunk.ts'))
const showCrop = lazyFrom(() => import('./crop/crop-page.tsx'))
/** All are one page; the address says which list it shows. */
const list = show('OfficePanListPage')

/** What the back office has of PAN applications. */
export const officeSide: WebService<'nsdl-pan'>['office'] = {
  pages: [
    definePage(to.nsdlPan, show('OfficePanIndexPage'), {
      title: serviceModules['nsdl-pan'].name,
      access,
      menu: 'Actions',
    }),
    ...Object.values(officeQueues).map(({ slug, title }) =>
      definePage(`${to.nsdlPan}/${slug}`, list, { title, access, under, find: true }),
    ),
    definePage(to.panVerify, show('VerifyPage'), {
      title: 'Verification',
      access,
      under,
      find: { 'Verify the next one': to.panVerify() },
    }),
    definePage(to.panTinRejectionVerify, show('TinVerifyPage'), { title: 'TIN Rejection', access, under, find: false }),
    definePage(to.panFormCropping, showCrop('OfficeCropPage'), { title: 'Form cropping', access, under, find: false }),
    definePage(to.panInfo, show('OfficePanInfoPage'), { title: 'PAN application', access, under, find: false }),
  ],
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
