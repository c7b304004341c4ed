import { Button, FileButton, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { backOfficeQr, replaceQr } from '../../contract/catalogue/payment-qr.ts'
import { callUpload } from '../platform/call-upload.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { QrCard } from './qr-card.tsx'
import { useQr } from './use-qr.ts'

/** The QR code that merchants pay by, and the way to another one. */
export function PaymentQrPage() {
  const qr = useQr(backOfficeQr.path)
  const admin = useIsAdmin()
  const replace = useReplaceQr()
  return (
    <>
      <PageTitle title="Add QR Code" about="Merchants scan this code to add money to their wallet." />
      <QueryView query={qr}>
        {(source) => (
          <Stack gap="md" align="flex-start">
            <QrCard source={source} alt="Payment QR code" emptyText="No QR code has been uploaded yet." />
            {admin ? (
              <FileButton accept="image/*" onChange={(file) => file && replace.mutate(file)}>
                {(props) => (
                  <Button {...props} loading={replace.isPending}>
                    {source ? 'Replace the QR code' : 'Upload a QR code'}
                  </Button>
                )}
              </FileButton>
            ) : (
              <Text size="sm">Only an admin replaces the QR code.</Text>
            )}
            <Text size="sm" c="dimmed" maw={560}>
              JPEG, PNG or WebP, at most {replaceQr.accept.maxBytes / 1_000_000} MB. Scan it once with your phone before
              you tell anyone: money goes where the code says.
            </Text>
          </Stack>
        )}
      </QueryView>
    </>
  )
}

function useReplaceQr() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => callUpload(replaceQr, { file }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [backOfficeQr.path] })
      toastSuccess('QR code replaced', 'Merchants see it from now on.')
    },
    onError: (error) => toastError(error),
  })
}
