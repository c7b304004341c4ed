import { getDashboard, getMerchantDashboard, getOfficeCharts } from '../../contract/dashboard.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { merchantDashboard } from './merchant-dashboard.ts'
import { officeCharts } from './office-charts.ts'
import { officeDashboard } from './office-dashboard.ts'

export function dashboardRoutes({ read }: Api, clock: Clock) {
  read(getDashboard, ({ db, actor }) => officeDashboard(db, actor))
  read(getOfficeCharts, ({ db, actor }) => officeCharts(db, actor, clock.now()))
  read(getMerchantDashboard, ({ db, actor }) => merchantDashboard(db, actor, clock.now()))
}
