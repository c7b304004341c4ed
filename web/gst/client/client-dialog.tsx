import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import {
  addClient,
  changeClient,
  type GstClient,
  type GstClientChange,
  gstClientChange,
} from '../../../contract/gst/client.ts'
import { getSchemeLimits, type SchemeLimits, wrongScheme } from '../../../contract/gst/scheme-limits.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
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
  onSaved?: (id: string) => void
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
  // Until they are there, and where they cannot be read, the server is the one to refuse.
  const { data: limits = {} } = useQuery(callQuery(getSchemeLimits))
  const form = useForm<GstClientChange>({
    initialValues: client ? changeOf(client) : blank(),
    validate: (values) => ({
      ...schemeFault(values, limits),
      ...schemaResolver(gstClientChange, { sync: true })(ordered(values)),
    }),
  })
  const submit = useSubmit(form, {
    send: async (values) => {
      const body = gstClientChange.parse(ordered(values))
      if (!client) return (await call(addClient, { body })).id
      await call(changeClient, { params: { id: client.id }, body })
      return client.id
    },
    done: (id) => {
      toastSuccess(gstFilingTexts.clientSaved())
      onSaved?.(id)
      onClose()
    },
  })
  return (
    <FormDialog
      title={client ? gstFilingTexts.editTheClient() : gstFilingTexts.addAClient()}
      size="lg"
      submit={submit}
      labels={clientLabels}
      onClose={onClose}
    >
      <ClientFields form={form} />
    </FormDialog>
  )
}

function schemeFault(values: GstClientChange, limits: SchemeLimits): { scheme?: string } {
  const scheme = wrongScheme(values, limits)
  return scheme ? { scheme } : {}
}

const changeOf = ({ id: _id, pan: _pan, state: _state, active: _active, ...change }: GstClient): GstClientChange =>
  change

/** Without a cancellation there is no order of one, whatever was typed before. */
const ordered = (values: GstClientChange): GstClientChange =>
  values.cancelledOn === '' ? { ...values, cancellationOrderOn: '' } : values
