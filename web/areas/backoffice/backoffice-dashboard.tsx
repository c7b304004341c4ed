import { backOfficeFront } from '../../../contract/front.ts'
import { OfficeDashboardPage } from '../../dashboard/office-dashboard-page.tsx'
import { FrontMatter } from '../../news/front-matter.tsx'
import { useSession } from '../../platform/session.ts'
import { useStanding } from '../../platform/use-standing.ts'
import { webServices } from '../../services.ts'

export function BackofficeDashboard() {
  const user = useSession()?.user
  return (
    <OfficeDashboardPage
      name={user?.displayName || user?.code || ''}
      standing={useStanding().data}
      services={webServices}
    >
      <FrontMatter from={backOfficeFront} />
    </OfficeDashboardPage>
  )
}
