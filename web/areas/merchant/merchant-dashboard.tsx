import { merchantFront } from '../../../contract/front.ts'
import { MerchantDashboardPage } from '../../dashboard/merchant-dashboard-page.tsx'
import { FrontMatter } from '../../news/front-matter.tsx'
import { useSession } from '../../platform/session.ts'
import { useStanding } from '../../platform/use-standing.ts'
import { webServices } from '../../services.ts'

export function MerchantDashboard() {
  const user = useSession()?.user
  return (
    <MerchantDashboardPage
      name={user?.displayName || user?.code || ''}
      standing={useStanding().data}
      services={webServices}
    >
      <FrontMatter from={merchantFront} />
    </MerchantDashboardPage>
  )
}
