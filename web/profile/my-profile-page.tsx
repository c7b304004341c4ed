import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ProfileCalls } from '../../contract/profile.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { callQuery } from '../platform/call-query.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { PhotoCard } from './photo-card.tsx'
import { ProfileFacts } from './profile-facts.tsx'

interface Props {
  calls: ProfileCalls
}

/** The own profile: who I am, my photo, what I did lately. */
export function MyProfilePage({ calls }: Props) {
  const profile = useQuery(callQuery(calls.getProfile))
  return (
    <>
      <PageTitle />
      <QueryView query={profile}>
        {(person) => (
          <Stack gap="md">
            <SectionCard title={profileTexts.photo()}>
              <PhotoCard calls={calls} profile={person} />
            </SectionCard>
            <SectionCard title={profileTexts.profile()} about={profileTexts.contactSupportToChange()}>
              <ProfileFacts profile={person} />
            </SectionCard>
            <SectionCard title={profileTexts.recentActivity()}>
              <DataTable endpoint={calls.listActivity} emptyText={profileTexts.noActivityIsKept()} />
            </SectionCard>
          </Stack>
        )}
      </QueryView>
    </>
  )
}
