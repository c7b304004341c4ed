import { merchantDownload } from '../../../contract/download.ts'
import { DownloadPage } from '../../download/download-page.tsx'

/** The downloads with the merchant area's own calls. */
export const MerchantDownload = () => <DownloadPage calls={merchantDownload} canReplace={false} />
