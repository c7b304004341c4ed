import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { merchantQr } from '../../contract/catalogue/payment-qr.ts'
import { type PayableBank, payableBankQr } from '../../contract/payment-request.ts'
import { paymentTexts } from '../../texts/en/payment.ts'
import { fetchFile } from '../platform/download.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { Facts } from '../ui/facts.tsx'
import classes from './pay-to.module.css'

interface Props {
  bank: PayableBank | undefined
  /** Whether the business has a code of its own, for accounts without one. */
  hasQr: boolean
}

/** The chosen account, with the code to scan if it takes UPI. */
export function PayTo({ bank, hasQr }: Props) {
  if (!bank) return <Text c="dimmed">{paymentTexts.chooseAnAccountToSee()}</Text>
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [paymentTexts.bank(), bank.bankName],
          [paymentTexts.accountName(), bank.accountName],
          [paymentTexts.accountNumber(), bank.accountNo],
          ['IFSC', bank.ifsc],
          [paymentTexts.branch(), bank.branch],
          [paymentTexts.upiId(), bank.upiId],
        ]}
      />
      {bank.modes.includes('upi') && (bank.hasQr || hasQr) && <Code bank={bank} />}
    </Stack>
  )
}

/** The account's own code, or else the one of the business. */
function Code({ bank }: { bank: PayableBank }) {
  const path = bank.hasQr ? endpointPath(payableBankQr.path, { id: bank.id }) : merchantQr.path
  const { reads } = bank.hasQr ? payableBankQr : merchantQr
  const code = useQuery({
    queryKey: [path],
    meta: { reads },
    queryFn: ({ signal }) => fetchFile(path, { method: 'GET', signal }),
    retry: false,
  })
  if (!code.data) return null
  return (
    <img
      className={classes.code}
      src={code.data.tempUrl}
      alt={paymentTexts.qrCodeToPay({ accountName: bank.accountName })}
    />
  )
}
