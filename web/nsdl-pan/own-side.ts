import { merchantArea } from '../../contract/kernel/role.ts'
import { ownPanPaths as to } from '../../contract/nsdl-pan/paths.ts'
import { merchantQueues } from '../../contract/nsdl-pan/queues.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { serviceModules } from '../../contract/services.ts'
import { serviceTexts } from '../../texts/en/service.ts'
import { definePage, lazyFrom } from '../ui/define-page.ts'
import { filteredBy, queueListsOf, type WebService } from '../ui/web-service.ts'

const access = merchantArea('apply')
const under = to.nsdlPan
const showApply = lazyFrom(() => import('./apply-chunk.ts'))
const showScan = lazyFrom(() => import('./scan-chunk.ts'))
const show = lazyFrom(() => import('./list-chunk.ts'))
/** All are one page; the address says which list it shows. */
const list = show('MerchantPanListPage')
const scan = showScan('UploadScanPage')

/** What a merchant has of PAN applications. */
export const ownSide: WebService<'nsdl-pan'>['own'] = {
  pages: [
    definePage(to.nsdlPan, show('MerchantPanIndexPage'), {
      title: serviceModules['nsdl-pan'].name,
      access,
      menu: 'Product',
    }),
    definePage(to.panApply('N'), showApply('NewPanPage'), {
      title: 'New PAN',
      access,
      under,
      find: 'Apply for a New PAN',
    }),
    definePage(to.panApply('C'), showApply('CorrectPanPage'), {
      title: 'PAN correction',
      access,
      under,
      find: 'Apply for a PAN Correction',
    }),
    definePage(to.panApplyPaperless, showApply('PaperlessPage'), {
      title: 'Paperless PAN',
      access,
      under,
      find: 'Apply Paperless',
    }),
    definePage(`${to.panApply('N')}/$cat`, showApply('StartNewPage'), {
      title: 'New PAN of one kind of applicant',
      access,
      under,
      find: false,
    }),
    definePage(`${to.panApply('C')}/$cat`, showApply('StartCorrectionPage'), {
      title: 'PAN correction of one kind of applicant',
      access,
      under,
      find: false,
    }),
    definePage(`${to.panApply('N')}/$cat/$id`, showApply('ApplyNewPage'), {
      title: 'Form of a new PAN',
      access,
      under,
      find: false,
    }),
    definePage(`${to.panApply('C')}/$cat/$id`, showApply('ApplyCorrectionPage'), {
      title: 'Form of a PAN correction',
      access,
      under,
      find: false,
    }),
    definePage(to.panReapply, showApply('ReapplyPage'), { title: 'Apply again', access, under, find: false }),
    ...Object.values(merchantQueues).map(({ slug, title }) =>
      definePage(`${to.nsdlPan}/${slug}`, list, { title, access, under, find: true }),
    ),
    definePage(to.panInfo, show('MerchantPanInfoPage'), { title: 'PAN application', access, under, find: false }),
    definePage(to.panUploadScan, scan, { title: 'Upload scan', access, under, find: false }),
    definePage(to.panFormScanning, scan, { title: 'Upload scan', access, under, find: false }),
    definePage(to.panFormCropping, showScan('MerchantCropPage'), {
      title: 'Form cropping',
      access,
      under,
      find: false,
    }),
    definePage(to.panTinRejectionUpload, showScan('TinUploadPage'), {
      title: 'Corrected papers',
      access,
      under,
      find: false,
    }),
  ],
  found: ({ id }) => to.panInfo(id),
  waitingLinks: {
    draft: { title: serviceTexts.draftsToFinish, to: to.panPhysicalList, search: filteredBy('state', 'draft') },
    'awaiting-scan': {
      title: serviceTexts.signedFormsToScan,
      to: to.panPhysicalList,
      search: filteredBy('state', 'awaiting-scan'),
    },
    'awaiting-crop': {
      title: serviceTexts.picturesToCutOut,
      to: to.panPhysicalList,
      search: filteredBy('state', 'awaiting-crop'),
    },
    rejected: { title: serviceTexts.sentBackToMend, to: to.panRejectionList },
    'tin-rejected': {
      title: serviceTexts.refusedByTin,
      to: to.panTinRejectionList,
      search: filteredBy('state', 'tin-rejected'),
    },
    paperless: { title: serviceTexts.paperlessToGoOnWith, to: to.panPaperlessList },
    // Whoever sends parcels may not see the lists of applications; the page to send one shows what is due.
    hardcopy: { title: serviceTexts.hardCopiesToSend, to: merchantPaths.courierAdd },
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
  starts: [
    { label: 'New PAN', about: 'For a person', to: to.panApplyAs('N', 'individual'), access },
    { label: 'New PAN of a firm', about: 'Company, firm, trust, HUF and others', to: to.panApply('N'), access },
    { label: 'PAN Correction', about: 'Changes and reprints', to: to.panApply('C'), access },
    { label: 'Paperless PAN', about: 'Signed with Aadhaar, nothing is printed', to: to.panApplyPaperless, access },
  ],
}
