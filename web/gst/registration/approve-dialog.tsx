import { FileInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { approveGst, gstApproval } from '../../../contract/gst/registration-office.ts'
import { fieldMessages } from '../../../contract/kernel/problem.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { keyboards } from '../../ui/form/box-look.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import type { MoveDialogProps } from './move-dialog.ts'

interface Approval {
  gstin: string
  certificate: File | null
}

const labels = { gstin: 'GSTIN', certificate: 'Certificate' }

/** The GSTIN and its certificate. */
export function ApproveDialog({ detail: { id, no, draft }, onClose, onDone }: MoveDialogProps) {
  const form = useForm<Approval>({ initialValues: { gstin: '', certificate: null }, validate: checkApproval })
  const submit = useSubmit(form, {
    send: ({ gstin, certificate }) => {
      if (!certificate) throw new Error('There is no certificate.')
      return callUpload(approveGst, { params: { id }, body: { gstin }, file: certificate })
    },
    done: () => {
      toastSuccess(`${no} is approved. The merchant is told.`)
      onDone()
    },
  })
  return (
    <FormDialog title={`Approve ${no}`} button="Approve" submit={submit} labels={labels} onClose={onClose}>
      <TextInput
        label={labels.gstin}
        description={`Of the PAN ${draft.panNo}, in ${draft.state}`}
        required
        {...keyboards.capitals}
        autoComplete="off"
        {...form.getInputProps('gstin')}
      />
      <FileInput
        label={labels.certificate}
        description="The PDF of the department, at most 5 MB"
        accept="application/pdf"
        placeholder="Choose a file"
        required
        {...form.getInputProps('certificate')}
      />
    </FormDialog>
  )
}

function checkApproval({ gstin, certificate }: Approval): Record<string, string> {
  const { error } = gstApproval.safeParse({ gstin })
  return { ...(error ? fieldMessages(error) : {}), ...(certificate ? {} : { certificate: 'Required' }) }
}
