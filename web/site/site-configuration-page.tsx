import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getSiteConfiguration } from '../../contract/site-settings.ts'
import { callQuery } from '../platform/call-query.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { FileSafety } from './file-safety.tsx'
import { GuardedForm } from './guarded-form.tsx'
import { MoneyLimits } from './money-limits.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SitePictures } from './site-pictures.tsx'

/** Everything the business sets for its site. */
export function SiteConfigurationPage() {
  const admin = useIsAdmin()
  const settings = useQuery(callQuery(getSiteConfiguration))
  return (
    <>
      <PageTitle about="What you save here shows on the site at once." />
      <QueryView query={settings}>
        {(values) => (
          <Stack gap="lg">
            <FileSafety />
            <SitePictures />
            <SettingsForm saved={values} />
            {admin && <GuardedForm saved={values} />}
            <MoneyLimits />
          </Stack>
        )}
      </QueryView>
    </>
  )
}
