import { backOfficeFront } from '../../../contract/news.ts'
import { WelcomePage } from '../welcome-page.tsx'

export const BackofficeWelcome = () => <WelcomePage front={backOfficeFront} />
