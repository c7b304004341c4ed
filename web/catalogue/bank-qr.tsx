import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Bank, getBankQr, removeBankQr, uploadBankQr } from '../../contract/catalogue/bank.ts'
import { call } from '../platform/call.ts'
import { callUpload } from '../platform/call-upload.ts'
import { untilShown } from '../platform/changed.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { OwnPasswordDialog } from '../ui/form/own-password-dialog.tsx'
import { LoadingOverlay } from '../ui/page-states/loading-overlay.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { QrCard } from './qr-card.tsx'
import { QrUpload } from './qr-upload.tsx'
import { useQr } from './use-qr.ts'

interface Props {
  bank: Bank
}

const emptyText = 'This account has no QR code of its own.'

/** The QR image of one account, with the ways to another one and to none. */
export function BankQr({ bank }: Props) {
  const admin = useIsAdmin()
  const qr = useQr(pathOf(bank.id), { enabled: bank.hasQr })
  // One that cannot be read any more can still be replaced.
  const now = bank.hasQr && !qr.isError ? qr.data : null
  const { replaced, removed } = useBankQr(bank.id)
  const [removing, setRemoving] = useState(false)
  if (now === undefined) return <LoadingOverlay />
  return (
    <Stack gap="md" align="flex-start">
      <QrCard source={now} alt={`QR code of ${bank.bankName}`} emptyText={emptyText} />
      {admin && (
        <Group>
          <QrUpload
            label={bank.hasQr ? 'Replace the QR code' : 'Upload a QR code'}
            now={now}
            variant="default"
            send={(file, ownPassword) =>
              callUpload(uploadBankQr, { params: { id: bank.id }, file, body: { ownPassword } })
            }
            done={() => void replaced()}
          />
          {bank.hasQr && (
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </Group>
      )}
      {removing && (
        <OwnPasswordDialog
          title={`Remove the QR code of ${bank.bankName}`}
          send={(body) => call(removeBankQr, { params: { id: bank.id }, body })}
          onDone={() => void removed()}
          onClose={() => setRemoving(false)}
        >
          <Text size="sm">Merchants who pay to this account are shown the main QR code from now on.</Text>
        </OwnPasswordDialog>
      )}
    </Stack>
  )
}

const pathOf = (id: string) => endpointPath(getBankQr.path, { id })

function useBankQr(id: string) {
  const queries = useQueryClient()
  const changed = (title: string) => async () => {
    // Another picture under the same address, or none: only the account says whether there is one to ask for.
    queries.removeQueries({ queryKey: [pathOf(id)] })
    await untilShown()
    toastSuccess(title)
  }
  return { replaced: changed('QR code replaced'), removed: changed('QR code removed') }
}
