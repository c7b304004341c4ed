import { Button, FileButton, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Bank, getBank, getBankQr, removeBankQr, uploadBankQr } from '../../contract/catalogue/bank.ts'
import { call } from '../platform/call.ts'
import { callUpload } from '../platform/call-upload.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { LoadingOverlay } from '../ui/page-states/loading-overlay.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { QrCard } from './qr-card.tsx'
import { useQr } from './use-qr.ts'

interface Props {
  bank: Bank
}

const emptyText = 'This account has no QR code of its own.'

/** The QR image of one account, with the ways to another one and to none. */
export function BankQr({ bank }: Props) {
  const { replace, remove } = useBankQr(bank.id)
  return (
    <Stack gap="md" align="flex-start">
      {bank.hasQr ? <ShownQr bank={bank} /> : <QrCard source={null} alt="" emptyText={emptyText} />}
      <Group>
        <FileButton accept="image/*" onChange={(file) => file && replace.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={replace.isPending}>
              {bank.hasQr ? 'Replace the QR code' : 'Upload a QR code'}
            </Button>
          )}
        </FileButton>
        {bank.hasQr && (
          <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        )}
      </Group>
    </Stack>
  )
}

const pathOf = (id: string) => endpointPath(getBankQr.path, { id })

function ShownQr({ bank }: Props) {
  const qr = useQr(pathOf(bank.id))
  if (qr.data === undefined) return <LoadingOverlay />
  return <QrCard source={qr.data} alt={`QR code of ${bank.bankName}`} emptyText={emptyText} />
}

function useBankQr(id: string) {
  const queries = useQueryClient()
  const changed = (title: string) => async () => {
    queries.removeQueries({ queryKey: [pathOf(id)] })
    await queries.invalidateQueries({ queryKey: [getBank.path] })
    toastSuccess(title)
  }
  const onError = (error: unknown) => toastError(error)
  const replace = useMutation({
    mutationFn: (file: File) => callUpload(uploadBankQr, { params: { id }, file }),
    onSuccess: changed('QR code replaced'),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => call(removeBankQr, { params: { id } }),
    onSuccess: changed('QR code removed'),
    onError,
  })
  return { replace, remove }
}
