import { merchantPaths as to } from '../../paths.ts'
import { ComingPage } from '../coming-page.tsx'
import { merchantMenu } from './merchant-menu.ts'

const modules = {
  [to.reports]: 'reports',
}

export const MerchantComing = () => <ComingPage menu={merchantMenu} modules={modules} />
