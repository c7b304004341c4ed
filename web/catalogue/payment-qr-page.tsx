import { Stack, Text } from '@mantine/core'
import { backOfficeQr, replaceQr } from '../../contract/catalogue/payment-qr.ts'
import { callUpload } from '../platform/call-upload.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { QrCard } from './qr-card.tsx'
import { QrUpload } from './qr-upload.tsx'
import { useQr } from './use-qr.ts'

/** The QR code that merchants pay by, and the way to another one. */
export function PaymentQrPage() {
  const qr = useQr(backOfficeQr.path, { reads: backOfficeQr.reads })
  const admin = useIsAdmin()
  return (
    <>
      <PageTitle about="Merchants scan this code to add money to their wallet." />
      <QueryView query={qr}>
        {(source) => (
          <Stack gap="md" align="flex-start">
            <QrCard source={source} alt="Payment QR code" emptyText="No QR code has been uploaded yet." />
            {admin ? (
              <QrUpload
                label={source ? 'Replace the QR code' : 'Upload a QR code'}
                now={source}
                send={(file, ownPassword) => callUpload(replaceQr, { file, body: { ownPassword } })}
                done={() => toastSuccess('QR code replaced', 'Merchants see it from now on.')}
              />
            ) : (
              <Text size="sm">Only an admin replaces the QR code.</Text>
            )}
            <Text size="sm" c="dimmed" maw={560}>
              JPEG, PNG, WebP, GIF, BMP or AVIF, at most {replaceQr.accept.maxBytes / 1_000_000} MB. Scan it once with
              your phone before you tell anyone: money goes where the code says.
            </Text>
          </Stack>
        )}
      </QueryView>
    </>
  )
}
