// One chunk: an uploaded scan leads straight to its crops.
export { MerchantCropPage } from './crop/crop-page.tsx'
export { TinUploadPage } from './scan/tin-upload-page.tsx'
export { UploadScanPage } from './scan/upload-scan-page.tsx'
