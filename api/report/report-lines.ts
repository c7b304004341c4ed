import { serviceKeys } from '../../contract/of-services.ts'
import { ageingReport } from '../../contract/report/ageing.ts'
import { applicationsReport } from '../../contract/report/applications.ts'
import { collectionReport } from '../../contract/report/collection.ts'
import { commissionReport } from '../../contract/report/commission.ts'
import { ledgerReport } from '../../contract/report/ledger.ts'
import { refundsReport } from '../../contract/report/refunds.ts'
import type { Report } from '../../contract/report/report.ts'
import type { ApiServices } from '../service/api-service.ts'
import type { ReportLines } from '../service/report-asked.ts'
import { ageingLines } from './lines/ageing-lines.ts'
import { applicationLines } from './lines/application-lines.ts'
import { collectionLines } from './lines/collection-lines.ts'
import { commissionLines } from './lines/commission-lines.ts'
import { ledgerLines } from './lines/ledger-lines.ts'
import { refundLines } from './lines/refund-lines.ts'

/** Every report with where its lines come from. */
export const reportLines = (services: ApiServices): readonly (readonly [Report, ReportLines])[] => [
  [ledgerReport, ledgerLines],
  [collectionReport, collectionLines],
  [commissionReport, commissionLines],
  [refundsReport, refundLines],
  [applicationsReport, applicationLines(services)],
  ...serviceKeys.flatMap((key) => services[key].reports),
  [ageingReport, ageingLines(services)],
]
