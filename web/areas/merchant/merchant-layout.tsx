import { merchantNotices } from '../../../contract/notice.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { merchantProfile } from '../../../contract/profile.ts'
import { AreaLayout } from '../area-layout.tsx'
import { MerchantBalance } from './merchant-balance.tsx'
import { MerchantBanners } from './merchant-banners.tsx'
import { merchantMenu } from './merchant-menu.ts'
import { merchantPages } from './merchant-pages.ts'
import { MerchantPhoneBar } from './merchant-phone-bar.tsx'

/** One chunk for both areas, because each is named on the login page too. */
const find = async () => (await import('../find-chunk.tsx')).OwnFind

export function MerchantLayout() {
  return (
    <AreaLayout
      menu={merchantMenu}
      pages={merchantPages}
      home={merchantPaths.dashboard}
      profile={merchantProfile}
      notices={merchantNotices}
      find={find}
      extra={<MerchantBalance />}
      banner={<MerchantBanners />}
      foot={<MerchantPhoneBar />}
    />
  )
}
