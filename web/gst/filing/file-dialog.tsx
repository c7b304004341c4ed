import { FileInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import { fileFiling, filingProof } from '../../../contract/gst/filing-office.ts'
import { fieldMessages } from '../../../contract/kernel/problem.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { DayInput } from '../../ui/day-input/day-input.tsx'
import { keyboards } from '../../ui/form/box-look.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'

interface Props {
  detail: FilingDetail
  onClose: () => void
  onDone: () => void
}
interface Proof {
  arn: string
  filedOn: string
  copy: File | null
}

const labels = { arn: 'ARN', filedOn: 'Date of filing', copy: 'Filed copy' }

/** The ARN, the day and the copy of a return that is filed. */
export function FileDialog({ detail: { id, no }, onClose, onDone }: Props) {
  const today = indianToday()
  const form = useForm<Proof>({ initialValues: { arn: '', filedOn: today, copy: null }, validate: checkProof })
  const submit = useSubmit(form, {
    send: ({ arn, filedOn, copy }) => {
      if (!copy) throw new Error('There is no copy.')
      return callUpload(fileFiling, { params: { id }, body: { arn, filedOn }, file: copy })
    },
    done: () => {
      toastSuccess(`${no} is filed. The merchant is told.`)
      onDone()
    },
  })
  return (
    <FormDialog title={`${no} is filed`} submit={submit} labels={labels} onClose={onClose}>
      <TextInput
        label={labels.arn}
        description="Such as AA0606180000002"
        required
        {...keyboards.capitals}
        autoComplete="off"
        {...form.getInputProps('arn')}
      />
      <DayInput label={labels.filedOn} required max={today} {...form.getInputProps('filedOn')} />
      <FileInput
        label={labels.copy}
        description="The PDF of the GST portal, at most 5 MB"
        accept="application/pdf"
        placeholder="Choose a file"
        required
        {...form.getInputProps('copy')}
      />
    </FormDialog>
  )
}

function checkProof({ copy, ...proof }: Proof): Record<string, string> {
  const { error } = filingProof.safeParse(proof)
  return { ...(error ? fieldMessages(error) : {}), ...(copy ? {} : { copy: 'Required' }) }
}
