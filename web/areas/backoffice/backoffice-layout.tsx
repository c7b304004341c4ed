import { backOfficeNotices } from '../../../contract/notice.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { backOfficeProfile } from '../../../contract/profile.ts'
import { AreaLayout } from '../area-layout.tsx'
import { backofficeMenu } from './backoffice-menu.ts'
import { officePages } from './backoffice-pages.ts'

/** One chunk for both areas, because each is named on the login page too. */
const find = async () => (await import('../find-chunk.tsx')).OfficeFind

export function BackofficeLayout() {
  return (
    <AreaLayout
      menu={backofficeMenu}
      pages={officePages}
      home={backendPaths.dashboard}
      profile={backOfficeProfile}
      notices={backOfficeNotices}
      find={find}
    />
  )
}
