import { backOfficeDownload, replaceDocument } from '../../../contract/download.ts'
import { may } from '../../../contract/kernel/role.ts'
import { DownloadPage } from '../../download/download-page.tsx'
import { useStanding } from '../../platform/use-standing.ts'

/** The downloads with the back office's own calls. */
export function BackofficeDownload() {
  const { data } = useStanding()
  return <DownloadPage calls={backOfficeDownload} canReplace={data !== undefined && may(replaceDocument.allow, data)} />
}
