import { merchantArea } from '../../contract/kernel/role.ts'
import { ownPanPaths as to } from '../../contract/nsdl-pan/paths.ts'
import { merchantQueues } from '../../contract/nsdl-pan/queues.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { serviceModules } from '../../contract/services.ts'
import { panPagesTexts } from '../../texts/en/pan-pages.ts'
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
      title: panPagesTexts.newPan,
      access,
      under,
      find: () => ({ [panPagesTexts.applyForANewPan()]: to.panApply('N') }),
    }),
    definePage(to.panApply('C'), showApply('CorrectPanPage'), {
      title: panPagesTexts.panCorrection,
      access,
      under,
      find: () => ({ [panPagesTexts.applyForAPanCorrection()]: to.panApply('C') }),
    }),
    definePage(to.panApplyPaperless, showApply('PaperlessPage'), {
      title: panPagesTexts.paperlessPan,
      access,
      under,
      find: () => ({ [panPagesTexts.applyPaperless()]: to.panApplyPaperless }),
    }),
    definePage(`${to.panApply('N')}/$cat`, showApply('StartNewPage'), {
      title: panPagesTexts.newPanOfOneKind,
      access,
      under,
      find: false,
    }),
    definePage(`${to.panApply('C')}/$cat`, showApply('StartCorrectionPage'), {
      title: panPagesTexts.panCorrectionOfOneKind,
      access,
      under,
      find: false,
    }),
    definePage(`${to.panApply('N')}/$cat/$id`, showApply('ApplyNewPage'), {
      title: panPagesTexts.formOfANewPan,
      access,
      under,
      find: false,
    }),
    definePage(`${to.panApply('C')}/$cat/$id`, showApply('ApplyCorrectionPage'), {
      title: panPagesTexts.formOfAPanCorrection,
      access,
      under,
      find: false,
    }),
    definePage(to.panReapply, showApply('ReapplyPage'), {
      title: panPagesTexts.applyAgain,
      access,
      under,
      find: false,
    }),
    ...Object.values(merchantQueues).map(({ slug, title }) =>
      definePage(`${to.nsdlPan}/${slug}`, list, { title, access, under, find: true }),
    ),
    definePage(to.panInfo, show('MerchantPanInfoPage'), {
      title: panPagesTexts.panApplication,
      access,
      under,
      find: false,
    }),
    definePage(to.panUploadScan, scan, { title: panPagesTexts.uploadScan, access, under, find: false }),
    definePage(to.panFormScanning, scan, { title: panPagesTexts.uploadScan, access, under, find: false }),
    definePage(to.panFormCropping, showScan('MerchantCropPage'), {
      title: panPagesTexts.formCropping,
      access,
      under,
      find: false,
    }),
    definePage(to.panTinRejectionUpload, showScan('TinUploadPage'), {
      title: panPagesTexts.correctedPapers,
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
    { label: panPagesTexts.newPan, to: to.panApply('N'), access },
    { label: panPagesTexts.panCorrectionName, to: to.panApply('C'), access },
  ],
  starts: [
    { label: panPagesTexts.newPan, about: panPagesTexts.forAPerson, to: to.panApplyAs('N', 'individual'), access },
    { label: panPagesTexts.newPanOfAFirm, about: panPagesTexts.companyFirmTrust, to: to.panApply('N'), access },
    { label: panPagesTexts.panCorrectionName, about: panPagesTexts.changesAndReprints, to: to.panApply('C'), access },
    { label: panPagesTexts.paperlessPan, about: panPagesTexts.signedWithAadhaar, to: to.panApplyPaperless, access },
  ],
}
