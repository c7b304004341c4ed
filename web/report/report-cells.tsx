import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { type Access, backOffice, may, merchantArea } from '../../contract/kernel/role.ts'
import { backendPaths as office, merchantPaths as shop } from '../../contract/paths.ts'
import { ageingReport, type WaitingQueue } from '../../contract/report/ageing.ts'
import type { ReportRow, ReportSide } from '../../contract/report/report.ts'
import { useStanding } from '../platform/use-standing.ts'
import type { CellRenderers } from '../ui/data-table/table-body.tsx'
import type { ReportArea } from './report-area.ts'
import { valueText } from './report-text.ts'

interface Desk {
  path: string
  /** Whoever may read a report may not for that reason open the list. */
  access: Access
}
type Desks = Partial<Record<WaitingQueue, Desk>>

const desksOf = (access: Access, paths: Partial<Record<WaitingQueue, string>>): Desks =>
  Object.fromEntries(Object.entries(paths).map(([queue, path]) => [queue, { path, access }]))

/** What waits of GST stands on two lists. */
const gstDesks = (access: Access, registrations: string, returns: string): Desks =>
  desksOf(access, {
    'gst-submitted': registrations,
    'gst-in-progress': registrations,
    'gst-arn': registrations,
    'gst-clarification': registrations,
    'filing-submitted': returns,
    'filing-in-progress': returns,
    'filing-query': returns,
  })

/** Where the things of a queue are found. */
const desks: Record<ReportArea, Desks> = {
  office: {
    ...desksOf(backOffice('registration'), { registration: office.registrationList }),
    ...desksOf(backOffice('user'), { kyc: office.kyc }),
    ...desksOf(backOffice('payment'), { payment: office.payments, correction: office.payments }),
    ...desksOf(backOffice('nsdl-pan'), {
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
    }),
    ...desksOf(backOffice('courier'), { hardcopy: office.courierOverdue }),
    ...desksOf(backOffice('uti-pan'), { psa: office.utiPsaLogin, coupon: office.utiCouponList }),
    ...gstDesks(backOffice('gst'), office.gstRegistration, office.gstFilling),
  },
  own: {
    ...desksOf(merchantArea('payment'), { payment: shop.paymentList }),
    ...desksOf(merchantArea('apply'), {
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
    }),
    ...gstDesks(merchantArea('apply'), shop.gstRegistrationList, shop.gstFillingList),
  },
}

/** Cells that lead on: a queue leads to its list. */
export function reportCells(side: ReportSide, area: ReportArea): CellRenderers<ReportRow> | undefined {
  if (side.slug !== ageingReport.office.slug) return undefined
  return {
    queue: ({ queue }) => {
      const name = String(queue)
      const desk = isKeyOf(desks[area], name) ? desks[area][name] : undefined
      return <QueueName name={valueText(side, 'queue', name)} desk={desk} />
    },
  }
}

function QueueName({ name, desk }: { name: string; desk: Desk | undefined }) {
  const { data: standing } = useStanding()
  if (!desk || !standing || !may(desk.access, standing)) return name
  return (
    <Anchor component={Link} to={desk.path} size="sm">
      {name}
    </Anchor>
  )
}
