import { address } from '../kernel/address.ts'
import { officeHome, ownHome } from '../kernel/area-address.ts'

/** 'N' is a new PAN, 'C' a correction. */
type PanType = 'N' | 'C'

const inOffice = <Path extends string>(path: Path) => `${officeHome('nsdl-pan')}/${path}` as const
const inShop = <Path extends string>(path: Path) => `${ownHome('nsdl-pan')}/${path}` as const

/** Its addresses in the back office. */
export const officePanPaths = {
  nsdlPan: officeHome('nsdl-pan'),
  panWaitingList: inOffice('waiting-list'),
  panList: inOffice('pan-list'),
  panAckList: inOffice('ack-list'),
  panDocumentVerify: inOffice('document-verify'),
  panRejectionList: inOffice('rejection-list'),
  panTinRejection: inOffice('tin-rejection'),
  panTinRejectionVerify: address(inOffice('tin-rejection-verify/$ackNo')),
  panTinRejectionList: inOffice('tin-rejection-list'),
  panCancelAadhar: inOffice('cancel-aadhar'),
  panFormCropping: address(inOffice('form-cropping/$id')),
  panVerify: address(inOffice('verify/{-$id}')),
  panInfo: address(inOffice('paninfo/$id')),
  panPaperless: inOffice('paperless'),
} as const

/** Its addresses in the merchant area. */
export const ownPanPaths = {
  nsdlPan: ownHome('nsdl-pan'),
  panApply: (type: PanType) => inShop(`apply/${type}`),
  panApplyAs: (type: PanType, category: string, id?: string | number) =>
    address(inShop(`apply/${type}/$cat/{-$id}`))(category, id),
  panReapply: address(inShop('reapply/$id')),
  panFormCropping: address(inShop('form-cropping/$id')),
  panFormScanning: address(inShop('form-scanning/$id')),
  panApplyPaperless: inShop('apply/paperless'),
  panInfo: address(inShop('paninfo/$id')),
  panPaperlessList: inShop('paperless/list'),
  panPhysicalList: inShop('physical/pan-list'),
  panWaitingList: inShop('waiting-list'),
  panAckList: inShop('ack-list'),
  panRejectionList: inShop('rejection-list'),
  panTinRejectionList: inShop('tin-rejection-list'),
  panTinRejectionUpload: address(inShop('tin-rejection-upload/$ackNo')),
  panHardcopyList: inShop('hardcopy-list'),
  panUploadScan: address(inShop('upload-scan/$id')),
} as const
