import { merchantNotices } from '../../../contract/notice.ts'
import { merchantProfile } from '../../../contract/profile.ts'
import { NoticePreferences } from '../../notice/notice-preferences.tsx'
import { MyProfilePage } from '../../profile/my-profile-page.tsx'
import { MySettingPage } from '../../profile/my-setting-page.tsx'
import { OwnLanguageSection } from '../../profile/own-language.tsx'
import { PushSwitches } from '../../push/push-switches.tsx'

/** The profile pages with the merchant area's own calls. */
export const MerchantMyProfile = () => <MyProfilePage calls={merchantProfile} />
export const MerchantMySetting = () => (
  <MySettingPage calls={merchantProfile}>
    <OwnLanguageSection />
    <NoticePreferences calls={merchantNotices} />
    <PushSwitches />
  </MySettingPage>
)
