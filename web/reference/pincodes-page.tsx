import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { backendPaths } from '../../contract/paths.ts'
import { listOwnPincodes, pincodeColumns, pincodeImport, restorePincode } from '../../contract/reference-data.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { ReferenceFrame } from './reference-frame.tsx'
import { ReferenceUpload } from './reference-upload.tsx'

const sample = '411001,Pune,Maharashtra'

/** Pincodes that were uploaded; for all others the list that comes with the portal holds. */
export function PincodesPage() {
  const restore = useMutation({
    mutationFn: (pin: string) => call(restorePincode, { params: { pin } }),
    onSuccess: () => toastSuccess('The built-in list holds again for this pincode'),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(restorePincode)
    },
    onSettled: untilShown,
  })
  return (
    <ReferenceFrame here={backendPaths.referencePincodes}>
      <Stack gap="md">
        <ReferenceUpload
          calls={pincodeImport}
          title="Upload pincodes"
          about="One line per district of a pincode, the likeliest first. They replace what the built-in list says of it."
          sample={{ name: 'pincodes.csv', text: `${pincodeColumns.join(',')}\n${sample}\n` }}
        />
        <DataTable
          endpoint={listOwnPincodes}
          emptyText="Nothing was uploaded: the built-in list of about 19,000 pincodes holds."
          actions={(row) => (
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => restore.mutate(row.pin)}>
              Remove
            </Button>
          )}
        />
      </Stack>
    </ReferenceFrame>
  )
}
