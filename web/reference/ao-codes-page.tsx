import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { backendPaths } from '../../contract/paths.ts'
import { aoCodeColumns, aoCodeImport, listAoCodes, removeAoCode } from '../../contract/reference-data.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { ReferenceFrame } from './reference-frame.tsx'
import { ReferenceUpload } from './reference-upload.tsx'

const sample = 'Kanpur,KNP,W,75,1,"Ward 1(1), Kanpur"'

/** The assessing officers of the income tax department, searched by city or code. */
export function AoCodesPage() {
  const remove = useMutation({
    mutationFn: (id: string) => call(removeAoCode, { params: { id } }),
    onSuccess: () => toastSuccess('AO code removed'),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(removeAoCode)
    },
    onSettled: untilShown,
  })
  return (
    <ReferenceFrame here={backendPaths.referenceData}>
      <Stack gap="md">
        <ReferenceUpload
          calls={aoCodeImport}
          title="Upload AO codes"
          about="A code that is known already is changed, a new one is added. None is removed."
          sample={{ name: 'ao-codes.csv', text: `${aoCodeColumns.join(',')}\n${sample}\n` }}
        />
        <DataTable
          endpoint={listAoCodes}
          emptyText="No AO code yet. Upload a file to begin."
          actions={(row) => (
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => remove.mutate(row.id)}>
              Remove
            </Button>
          )}
        />
      </Stack>
    </ReferenceFrame>
  )
}
