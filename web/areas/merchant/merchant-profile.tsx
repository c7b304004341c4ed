import { merchantProfile } from '../../../contract/profile.ts'
import { MyProfilePage } from '../../profile/my-profile-page.tsx'
import { MySettingPage } from '../../profile/my-setting-page.tsx'

/** The profile pages with the merchant area's own calls. */
export const MerchantMyProfile = () => <MyProfilePage calls={merchantProfile} />
export const MerchantMySetting = () => <MySettingPage calls={merchantProfile} />
