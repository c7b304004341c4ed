import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ageingReport, type WaitingQueue } from '../../contract/report/ageing.ts'
import type { ReportRow, ReportSide } from '../../contract/report/report.ts'
import { backendPaths as office, merchantPaths as shop } from '../paths.ts'
import type { CellRenderers } from '../ui/data-table/table-body.tsx'
import type { ReportArea } from './report-area.ts'
import { valueText } from './report-text.ts'

/** Where the things of a queue are found. */
const queuePaths: Record<ReportArea, Partial<Record<WaitingQueue, string>>> = {
  office: {
    registration: office.registrationList,
    kyc: office.kyc,
    payment: office.payments,
    correction: office.payments,
    'pan-esign-pending': office.panPaperless,
    'pan-esign-failed': office.panCancelAadhar,
    'pan-awaiting-scan': office.panList,
    'pan-awaiting-crop': office.panList,
    'pan-verification': office.panDocumentVerify,
    'pan-verified': office.panWaitingList,
    'pan-acknowledged': office.panAckList,
    'pan-rejected': office.panRejectionList,
    'pan-tin-rejected': office.panTinRejectionList,
    'pan-tin-resubmitted': office.panTinRejection,
    hardcopy: office.courierOverdue,
    psa: office.utiPsaLogin,
    coupon: office.utiCouponList,
    'gst-submitted': office.gstRegistration,
    'gst-in-progress': office.gstRegistration,
    'gst-arn': office.gstRegistration,
    'gst-clarification': office.gstRegistration,
    'filing-submitted': office.gstFilling,
    'filing-in-progress': office.gstFilling,
    'filing-query': office.gstFilling,
  },
  own: {
    payment: shop.paymentList,
    'pan-esign-pending': shop.panPaperlessList,
    'pan-esign-failed': shop.panPaperlessList,
    'pan-awaiting-scan': shop.panPhysicalList,
    'pan-awaiting-crop': shop.panPhysicalList,
    'pan-verification': shop.panWaitingList,
    'pan-verified': shop.panWaitingList,
    'pan-acknowledged': shop.panAckList,
    'pan-rejected': shop.panRejectionList,
    'pan-tin-rejected': shop.panTinRejectionList,
    'pan-tin-resubmitted': shop.panTinRejectionList,
    hardcopy: shop.panHardcopyList,
    psa: shop.utiPsaLogin,
    coupon: shop.utiCouponList,
    'gst-submitted': shop.gstRegistrationList,
    'gst-in-progress': shop.gstRegistrationList,
    'gst-arn': shop.gstRegistrationList,
    'gst-clarification': shop.gstRegistrationList,
    'filing-submitted': shop.gstFillingList,
    'filing-in-progress': shop.gstFillingList,
    'filing-query': shop.gstFillingList,
  },
}

/** Cells that lead on: a queue leads to its list. */
export function reportCells(side: ReportSide, area: ReportArea): CellRenderers<ReportRow> | undefined {
  if (side.slug !== ageingReport.office.slug) return undefined
  return {
    queue: ({ queue }) => {
      const name = valueText(side, 'queue', String(queue))
      const path = queuePaths[area][queue as WaitingQueue]
      return path ? (
        <Anchor component={Link} to={path} size="sm">
          {name}
        </Anchor>
      ) : (
        name
      )
    },
  }
}
