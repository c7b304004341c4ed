import { Anchor, Badge, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { backOfficeModuleTexts, merchantModuleTexts } from '../../contract/module-texts.ts'
import { backendPaths } from '../../contract/paths.ts'
import { isBackOffice, type UserDetail, userKindLabels } from '../../contract/user.ts'
import { say, type Words } from '../../texts/say.ts'
import { Facts } from '../ui/facts.tsx'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { StateBadge } from './state-badge.tsx'

export function UserFacts({ user }: { user: UserDetail }) {
  return (
    <Facts
      facts={[
        ['Code', user.code],
        ['Name', user.name],
        ['User name', user.userName],
        ['Role', userKindLabels[user.kind]],
        ['State', <StateBadge key="state" state={user.state} />],
        ['Mobile No.', user.mobileNo],
        ['Email ID', user.emailId],
        ['New Email ID', user.pendingEmail && `${user.pendingEmail}: waits until both addresses confirm it`],
        ['Business', user.business && <Business key="business" business={user.business} />],
        ['KYC', user.business && <Kyc key="kyc" user={user} state={user.business.kycState} />],
        ['Permissions', permissionsOf(user)],
        ['Two-factor', user.twoFactor ? 'On' : 'Off'],
        ['Last sign-in', user.lastSignIn ? formatDateTime(user.lastSignIn) : 'Never'],
        ['Since', formatDateTime(user.createdAt)],
      ]}
    />
  )
}

function Business({ business }: { business: NonNullable<UserDetail['business']> }) {
  return (
    <Group gap="xs">
      <Anchor component={Link} to={backendPaths.merchant(business.id)} size="sm">
        {business.bussName} ({business.code})
      </Anchor>
      {business.locked && (
        <Badge color="red" variant="light" tt="none">
          Business locked
        </Badge>
      )}
    </Group>
  )
}

function Kyc({ user, state }: { user: UserDetail; state: NonNullable<UserDetail['business']>['kycState'] }) {
  const path = user.kind === 'owner' ? backendPaths.merchantKyc(user.id) : backendPaths.staffKyc(user.id)
  return (
    <Group gap="xs">
      <KycBadge state={state} />
      <Anchor component={Link} to={path} size="sm">
        Open KYC
      </Anchor>
    </Group>
  )
}

function permissionsOf({ kind, permissions }: UserDetail): string {
  if (kind === 'admin' || kind === 'owner') return 'Everything'
  const texts: Readonly<Record<string, { label: Words }>> = isBackOffice(kind)
    ? backOfficeModuleTexts
    : merchantModuleTexts
  return permissions.map((name) => say(texts[name]?.label ?? name)).join(', ') || 'None'
}
