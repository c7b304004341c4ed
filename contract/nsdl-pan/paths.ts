import { type Id, officeHome, optionalPart, ownHome, part } from '../kernel/area-address.ts'

/** 'N' is a new PAN, 'C' a correction. */
type PanType = 'N' | 'C'

const inOffice = (path: string) => `${officeHome('nsdl-pan')}/${path}`
const inShop = (path: string) => `${ownHome('nsdl-pan')}/${path}`

/** Its addresses in the back office. */
export const officePanPaths = {
  nsdlPan: officeHome('nsdl-pan'),
  panWaitingList: inOffice('waiting-list'),
  panList: inOffice('pan-list'),
  panAckList: inOffice('ack-list'),
  panDocumentVerify: inOffice('document-verify'),
  panRejectionList: inOffice('rejection-list'),
  panTinRejection: inOffice('tin-rejection'),
  panTinRejectionVerify: (ackNo: Id) => inOffice(`tin-rejection-verify/${part(ackNo)}`),
  panTinRejectionList: inOffice('tin-rejection-list'),
  panCancelAadhar: inOffice('cancel-aadhar'),
  panFormCropping: (id: Id) => inOffice(`form-cropping/${part(id)}`),
  panVerify: (id?: Id) => inOffice(`verify${optionalPart(id)}`),
  panInfo: (id: Id) => inOffice(`paninfo/${part(id)}`),
  panPaperless: inOffice('paperless'),
} as const

/** Its addresses in the merchant area. */
export const ownPanPaths = {
  nsdlPan: ownHome('nsdl-pan'),
  panApply: (type: PanType) => inShop(`apply/${type}`),
  panApplyAs: (type: PanType, category: string, id?: Id) =>
    inShop(`apply/${type}/${part(category)}${optionalPart(id)}`),
  panReapply: (id: Id) => inShop(`reapply/${part(id)}`),
  panFormCropping: (id: Id) => inShop(`form-cropping/${part(id)}`),
  panFormScanning: (id: Id) => inShop(`form-scanning/${part(id)}`),
  panApplyPaperless: inShop('apply/paperless'),
  panInfo: (id: Id) => inShop(`paninfo/${part(id)}`),
  panPaperlessList: inShop('paperless/list'),
  panPhysicalList: inShop('physical/pan-list'),
  panWaitingList: inShop('waiting-list'),
  panAckList: inShop('ack-list'),
  panRejectionList: inShop('rejection-list'),
  panTinRejectionList: inShop('tin-rejection-list'),
  panTinRejectionUpload: (ackNo: Id) => inShop(`tin-rejection-upload/${part(ackNo)}`),
  panHardcopyList: inShop('hardcopy-list'),
  panUploadScan: (id: Id) => inShop(`upload-scan/${part(id)}`),
} as const
