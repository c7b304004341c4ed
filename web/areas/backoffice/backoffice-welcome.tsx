import { backOfficeFront } from '../../../contract/front.ts'
import { WelcomePage } from '../welcome-page.tsx'

export const BackofficeWelcome = () => <WelcomePage front={backOfficeFront} />
