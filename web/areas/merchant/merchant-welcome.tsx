import { merchantFront } from '../../../contract/front.ts'
import { WelcomePage } from '../welcome-page.tsx'

export const MerchantWelcome = () => <WelcomePage front={merchantFront} />
