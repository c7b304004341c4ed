import { backOfficeNotices } from '../../../contract/notice.ts'
import { backOfficeProfile } from '../../../contract/profile.ts'
import { backendPaths } from '../../paths.ts'
import { AreaLayout } from '../area-layout.tsx'
import { backofficeMenu } from './backoffice-menu.ts'

export function BackofficeLayout() {
  return (
    <AreaLayout
      menu={backofficeMenu}
      home={backendPaths.dashboard}
      profile={backOfficeProfile}
      notices={backOfficeNotices}
    />
  )
}
