import { backOfficeNotices } from '../../../contract/notice.ts'
import { backOfficeProfile } from '../../../contract/profile.ts'
import { NoticePreferences } from '../../notice/notice-preferences.tsx'
import { MyProfilePage } from '../../profile/my-profile-page.tsx'
import { MySettingPage } from '../../profile/my-setting-page.tsx'

/** The profile pages with the back office's own calls. */
export const BackofficeMyProfile = () => <MyProfilePage calls={backOfficeProfile} />
export const BackofficeMySetting = () => (
  <MySettingPage calls={backOfficeProfile}>
    <NoticePreferences calls={backOfficeNotices} />
  </MySettingPage>
)
