import { merchantFront } from '../../../contract/news.ts'
import { WelcomePage } from '../welcome-page.tsx'

export const MerchantWelcome = () => <WelcomePage front={merchantFront} />
