import { getDashboard, getMerchantDashboard, getOfficeCharts } from '../../contract/dashboard.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { ApiServices } from '../service/api-service.ts'
import { merchantDashboard } from './merchant-dashboard.ts'
import { officeCharts } from './office-charts.ts'
import { officeDashboard } from './office-dashboard.ts'

export function dashboardRoutes({ read }: Api, clock: Clock, services: ApiServices) {
  read(getDashboard, ({ db, actor }) => officeDashboard(db, actor, services))
  read(getOfficeCharts, ({ db, actor }) => officeCharts(db, actor, clock.now()))
  read(getMerchantDashboard, ({ db, actor }) => merchantDashboard(db, actor, { now: clock.now(), services }))
}
