import { formatDate } from '../../contract/kernel/dates.ts'
import { backOfficeModuleTexts, merchantModuleTexts } from '../../contract/module-texts.ts'
import type { Profile } from '../../contract/profile.ts'
import { Facts } from '../ui/facts.tsx'

interface Props {
  profile: Profile
}

/** Who the person is in the portal; only the back office changes these. */
export function ProfileFacts({ profile }: Props) {
  return (
    <Facts
      facts={[
        ['Name', profile.displayName],
        ['Code', profile.code],
        ['User name', profile.userName],
        ['Role', roleText(profile)],
        ['E-mail', profile.emailId],
        ['Mobile No.', profile.mobileNo],
        ['Merchant code', profile.merchantCode],
        ['Business name', profile.bussName],
        ['Permissions', permissionsOf(profile)],
        ['Member since', formatDate(profile.memberSince)],
      ]}
    />
  )
}

function permissionsOf({ role, permissions }: Profile): string {
  const texts: Readonly<Record<string, { label: string }>> =
    role === 'merchant' ? merchantModuleTexts : backOfficeModuleTexts
  return permissions.map((name) => texts[name]?.label ?? name).join(', ')
}

function roleText({ role, owner }: Profile): string {
  const name = `${role.slice(0, 1).toUpperCase()}${role.slice(1)}`
  return role === 'merchant' ? `${name} (${owner ? 'owner' : 'staff'})` : name
}
