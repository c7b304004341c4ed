import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProfileCalls } from '../../contract/profile.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { SessionList } from './session-list.tsx'
import { SettingSwitches } from './setting-switches.tsx'
import { SignInList } from './sign-in-list.tsx'

interface Props {
  calls: ProfileCalls
  /** Sections of other modules, after the switches. */
  children?: ReactNode
}

/** Account Settings: what guards the account and what is kept about its owner. */
export function MySettingPage({ calls, children }: Props) {
  const profile = useQuery(callQuery(calls.getProfile))
  return (
    <>
      <PageTitle />
      <QueryView query={profile}>
        {(person) => (
          <Stack gap="md">
            <SectionCard title={profileTexts.profile()}>
              <ProfileFacts profile={person} />
            </SectionCard>
            <SettingSwitches calls={calls} />
            {children}
            <SectionCard title={profileTexts.changePassword()} about={profileTexts.willBeSignedOutElsewhere()}>
              <ChangePasswordForm calls={calls} />
            </SectionCard>
            <SectionCard title={profileTexts.authenticatorApp()} about={profileTexts.showsOneTimeCodes()}>
              <AuthenticatorSection calls={calls} profile={person} />
            </SectionCard>
            <SectionCard title={profileTexts.whereYouAreSignedIn()}>
              <SessionList calls={calls} />
            </SectionCard>
            <SectionCard title={profileTexts.yourLastSignIns()} about={profileTexts.ifOneWasNotYou()}>
              <SignInList calls={calls} />
            </SectionCard>
          </Stack>
        )}
      </QueryView>
    </>
  )
}
