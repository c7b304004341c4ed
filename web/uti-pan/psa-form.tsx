import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { askPsa, type PsaRequest, psaRequest } from '../../contract/uti-pan/psa.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { say, type Words } from '../../texts/say.ts'
import { call } from '../platform/call.ts'
import { keyboards } from '../ui/form/box-look.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'

const labels: Record<keyof PsaRequest, Words> = {
  personName: utiPanTexts.nameAsOnThePanCard,
  shopName: utiPanTexts.shopName,
  mobileNo: utiPanTexts.mobileNo,
  emailId: utiPanTexts.emailId,
  panNo: 'PAN',
  district: utiPanTexts.district,
  state: utiPanTexts.state,
  pin: utiPanTexts.pincode,
  existingId: utiPanTexts.psaIdYouHave,
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
    done: ({ no }) => toastSuccess(utiPanTexts.requestIsOnItsWay({ no })),
  })
  return (
    <SectionCard title={utiPanTexts.askForAPsaId()} about={utiPanTexts.exactlyAsInYourPapers()}>
      <PortalForm submit={submit} labels={labels}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {keysOf(boxOf).map((name) => (
            <TextInput
              key={name}
              label={say(labels[name])}
              required
              {...keyboards[boxOf[name]]}
              {...form.getInputProps(name)}
            />
          ))}
          <TextInput
            label={say(labels.existingId)}
            description={utiPanTexts.leaveItEmpty()}
            {...form.getInputProps('existingId')}
          />
        </SimpleGrid>
        <Button type="submit">{utiPanTexts.sendTheRequest()}</Button>
      </PortalForm>
    </SectionCard>
  )
}
