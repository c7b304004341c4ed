import { paymentModeLabels } from '../../contract/catalogue/bank.ts'
import { formatDate, formatDateTime } from '../../contract/kernel/dates.ts'
import { formatAmount, formatPaise, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { type PaymentDetail, referenceOf } from '../../contract/payment-request.ts'
import { Facts } from '../ui/facts.tsx'
import { AlikePayments } from './alike-payments.tsx'
import { StatusBadge } from './status-badge.tsx'

/** What the merchant says of a payment, and what was decided. */
export function PaymentFacts({ payment: p }: { payment: PaymentDetail }) {
  return (
    <Facts
      facts={[
        ['Status', <StatusBadge key="status" status={p.status} whole />],
        ['Amount', formatAmount(rupeesFromPaise(p.amount))],
        ['Merchant', `${p.code} · ${p.bussName}`],
        ['Balance now', formatPaise(p.balance)],
        ['Mode', paymentModeLabels[p.mode]],
        [referenceOf[p.mode].label(), p.reference],
        ['Others like it', p.alike.length > 0 ? <AlikePayments key="alike" alike={p.alike} /> : null],
        ['Paid on', formatDate(p.paidOn)],
        ['Into', `${p.bank} · ${p.accountNo}`],
        ['Branch', p.branch],
        ['Bank of the cheque', p.drawnOn],
        ['Remark', p.remark],
        ['Asked', `${formatDateTime(p.createdAt)} by ${p.askedBy}`],
        ['Second person above', formatAmount(rupeesFromPaise(p.secondPersonAbove))],
        ['First approved by', p.firstApprovedBy],
        ['Decided', p.decidedAt && `${formatDateTime(p.decidedAt)} by ${p.decidedBy}`],
        ['Proof', p.statementDay && `On the bank statement of ${formatDate(p.statementDay)}`],
        ['Reason', p.reason],
      ]}
    />
  )
}
