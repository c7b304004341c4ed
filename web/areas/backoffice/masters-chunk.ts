// The masters are one chunk: each chunk is named on the login page too, and that must stay small.
export { ApiCredentialsPage } from '../../catalogue/api-credentials-page.tsx'
export { BankListPage } from '../../catalogue/bank-list-page.tsx'
export { BankPage } from '../../catalogue/bank-page.tsx'
export { CouriersPage } from '../../catalogue/couriers-page.tsx'
export { PaymentQrPage } from '../../catalogue/payment-qr-page.tsx'
export { RejectionReasonsPage } from '../../catalogue/rejection-reasons-page.tsx'
export { AoCodesPage } from '../../reference/ao-codes-page.tsx'
export { PincodesPage } from '../../reference/pincodes-page.tsx'
