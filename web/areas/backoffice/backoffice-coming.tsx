import { backendPaths as to } from '../../paths.ts'
import { ComingPage } from '../coming-page.tsx'
import { backofficeMenu } from './backoffice-menu.ts'

const modules = {
  [to.gst]: 'GST',
}

export const BackofficeComing = () => <ComingPage menu={backofficeMenu} modules={modules} />
