import { formatDate } from '../../contract/kernel/dates.ts'
import { backOfficeModuleTexts, merchantModuleTexts } from '../../contract/module-texts.ts'
import type { Profile } from '../../contract/profile.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { say, type Words } from '../../texts/say.ts'
import { Facts } from '../ui/facts.tsx'

interface Props {
  profile: Profile
}

/** Who the person is in the portal; only the back office changes these. */
export function ProfileFacts({ profile }: Props) {
  return (
    <Facts
      facts={[
        [profileTexts.name(), profile.displayName],
        [profileTexts.code(), profile.code],
        [profileTexts.userName(), profile.userName],
        [profileTexts.role(), roleText(profile)],
        [profileTexts.email(), profile.emailId],
        [profileTexts.mobileNumber(), profile.mobileNo],
        [profileTexts.merchantCode(), profile.merchantCode],
        [profileTexts.businessName(), profile.bussName],
        [profileTexts.permissions(), permissionsOf(profile)],
        [profileTexts.memberSince(), formatDate(profile.memberSince)],
      ]}
    />
  )
}

function permissionsOf({ role, permissions }: Profile): string {
  const texts: Readonly<Record<string, { label: Words }>> =
    role === 'merchant' ? merchantModuleTexts : backOfficeModuleTexts
  return permissions.map((name) => say(texts[name]?.label ?? name)).join(', ')
}

function roleText({ role, owner }: Profile): string {
  if (role === 'merchant') return owner ? profileTexts.merchantOwner() : profileTexts.merchantStaff()
  return `${role.slice(0, 1).toUpperCase()}${role.slice(1)}`
}
