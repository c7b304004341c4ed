import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import {
  getPanReasons,
  type PanRejection,
  panRejection,
  rejectApplication,
  returnTinScan,
  tinRejectApplication,
} from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useKeepTyped, useKeptInput } from '../../ui/form/use-kept-input.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import type { MoveDialogProps, OfficeSubject } from './move-words.ts'
import { ReasonPicker } from './reason-picker.tsx'

export type SendBack = 'reject' | 'tin-reject' | 'tin-return'

const words: Record<SendBack, { title: string; button: string; done: string; side: 'office' | 'tin' }> = {
  reject: { title: 'Send back', button: 'Send back', done: 'sent back', side: 'office' },
  'tin-reject': { title: 'TIN rejection of', button: 'Note the rejection', done: 'refused by TIN', side: 'tin' },
  'tin-return': { title: 'Send back the papers of', button: 'Send back', done: 'sent back', side: 'tin' },
}

/** Sends an application back to its merchant, with reasons. */
export function SendBackDialog({ move, subject, onClose, onDone }: MoveDialogProps & { move: SendBack }) {
  const { title, button, done, side } = words[move]
  const reasons = useQuery(callQuery(getPanReasons)).data?.[side] ?? []
  const kept = useKeptInput<PanRejection>(`${title} ${subject.refNo}`, { codes: [], words: '' })
  const form = useForm<PanRejection>({
    initialValues: kept.values,
    validate: schemaResolver(panRejection, { sync: true }),
  })
  useKeepTyped(kept, form.values)
  const submit = useSubmit(form, {
    send: (body) => sendBack(move, subject, body),
    done: () => {
      kept.forget()
      toastSuccess(`${subject.refNo} ${done}`, 'The merchant was told why.')
      onDone()
    },
  })
  return (
    <FormDialog
      title={`${title} ${subject.refNo}`}
      size="lg"
      button={button}
      color="red"
      submit={submit}
      labels={{ codes: 'Reasons', words: 'Own words' }}
      onClose={onClose}
    >
      <ReasonPicker
        reasons={reasons}
        codes={form.values.codes}
        onCodes={(codes) => {
          form.setFieldValue('codes', codes)
          // That nothing was chosen is told at the own words.
          form.clearFieldError('words')
        }}
        words={form.getInputProps('words')}
        error={form.errors.codes}
      />
    </FormDialog>
  )
}

function sendBack(move: SendBack, { id, ackNo }: OfficeSubject, body: PanRejection): Promise<unknown> {
  if (move === 'tin-return') return call(returnTinScan, { params: { ackNo: ackNo ?? '' }, body })
  return call(move === 'reject' ? rejectApplication : tinRejectApplication, { params: { id }, body })
}
