// One chunk: an uploaded scan leads straight to its crops.
export { MerchantCropPage } from '../../nsdl-pan/crop/crop-page.tsx'
export { TinUploadPage } from '../../nsdl-pan/scan/tin-upload-page.tsx'
export { UploadScanPage } from '../../nsdl-pan/scan/upload-scan-page.tsx'
