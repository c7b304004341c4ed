import { schemaResolver, useForm } from '@mantine/form'
import {
  addClient,
  changeClient,
  type GstClient,
  type GstClientChange,
  gstClientChange,
} from '../../../contract/gst/client.ts'
import { call } from '../../platform/call.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { ClientFields, clientLabels } from './client-fields.tsx'
import { monthsBack } from './months-back.ts'

interface Props {
  /** What is edited; a new one without it. */
  client?: GstClient
  onClose: () => void
  /** Told of the client that was saved. */
  onSaved: (id: string) => void
}

const blank = (): GstClientChange => ({
  gstin: '',
  legalName: '',
  tradeName: '',
  scheme: 'regular',
  turnover: 'up-to-1.5',
  mobileNo: '',
  since: monthsBack(indianToday(), 2)[1] ?? '',
  cancelledOn: '',
  cancellationOrderOn: '',
})

/** Adds a client or changes one. */
export function ClientDialog({ client, onClose, onSaved }: Props) {
  const form = useForm<GstClientChange>({
    initialValues: client ? changeOf(client) : blank(),
    validate: (values) => schemaResolver(gstClientChange, { sync: true })(ordered(values)),
  })
  const submit = useSubmit(form, {
    send: async (values) => {
      const body = gstClientChange.parse(ordered(values))
      if (!client) return (await call(addClient, { body })).id
      await call(changeClient, { params: { id: client.id }, body })
      return client.id
    },
    done: (id) => {
      toastSuccess('Client saved')
      onSaved(id)
      onClose()
    },
  })
  return (
    <FormDialog
      title={client ? 'Edit the client' : 'Add a client'}
      size="lg"
      submit={submit}
      labels={clientLabels}
      onClose={onClose}
    >
      <ClientFields form={form} />
    </FormDialog>
  )
}

const changeOf = ({ id: _id, pan: _pan, state: _state, active: _active, ...change }: GstClient): GstClientChange =>
  change

/** Without a cancellation there is no order of one, whatever was typed before. */
const ordered = (values: GstClientChange): GstClientChange =>
  values.cancelledOn === '' ? { ...values, cancellationOrderOn: '' } : values
