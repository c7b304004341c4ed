import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { askPsa, type PsaRequest, psaRequest } from '../../contract/uti-pan/psa.ts'
import { call } from '../platform/call.ts'
import { keyboards } from '../ui/form/box-look.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'

const labels: Record<keyof PsaRequest, string> = {
  personName: 'Name as on the PAN card',
  shopName: 'Shop name',
  mobileNo: 'Mobile No.',
  emailId: 'Email ID',
  panNo: 'PAN',
  district: 'District',
  state: 'State',
  pin: 'Pincode',
  existingId: 'PSA id that you have already',
}
/** All but the PSA id, in their order. */
const boxOf = {
  personName: 'name',
  shopName: 'name',
  mobileNo: 'phone',
  emailId: 'email',
  panNo: 'capitals',
  district: 'plain',
  state: 'plain',
  pin: 'digits',
} as const

/** Asks for a PSA id, with what is known of the business filled in. */
export function PsaForm({ draft }: { draft: PsaRequest }) {
  const form = useForm({ initialValues: draft, validate: schemaResolver(psaRequest, { sync: true }) })
  const submit = useSubmit(form, {
    send: (values) => call(askPsa, { body: psaRequest.parse(values) }),
    done: ({ no }) => toastSuccess(`Request ${no} is on its way.`),
  })
  return (
    <SectionCard title="Ask for a PSA id" about="The provider wants these details exactly as in your papers.">
      <PortalForm submit={submit} labels={labels}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {keysOf(boxOf).map((name) => (
            <TextInput
              key={name}
              label={labels[name]}
              required
              {...keyboards[boxOf[name]]}
              {...form.getInputProps(name)}
            />
          ))}
          <TextInput
            label={labels.existingId}
            description="Leave it empty if you have none."
            {...form.getInputProps('existingId')}
          />
        </SimpleGrid>
        <Button type="submit">Send the request</Button>
      </PortalForm>
    </SectionCard>
  )
}
