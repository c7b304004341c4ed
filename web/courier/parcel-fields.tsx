import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Option } from '../../contract/kernel/fields.ts'
import { courierTexts } from '../../texts/en/courier.ts'
import { indianToday } from '../platform/device-clock.ts'
import { DayInput } from '../ui/day-input/day-input.tsx'
import { keyboards } from '../ui/form/box-look.ts'
import { SelectField } from '../ui/form/select-field.tsx'

export interface ParcelDraft {
  companyId: string
  docket: string
  sentOn: string
  contents: string
  remark: string
}

export const parcelLabels = {
  companyId: courierTexts.courier,
  docket: courierTexts.docketNo,
  sentOn: courierTexts.sentOn,
  contents: courierTexts.whatElseIsInside,
  remark: courierTexts.remark,
  applicationIds: courierTexts.hardCopies,
  merchantId: courierTexts.merchant,
}

export const blankParcel = (): ParcelDraft => ({
  companyId: '',
  docket: '',
  sentOn: indianToday(),
  contents: '',
  remark: '',
})

interface Props<Draft extends ParcelDraft> {
  form: UseFormReturnType<Draft>
  companies: readonly Option[]
  /** What the field of the contents is called. */
  contentsLabel?: string
}

/** By whom it goes, under which number, when, and what is inside. */
export function ParcelFields<Draft extends ParcelDraft>({ form, companies, contentsLabel }: Props<Draft>) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <SelectField
          label={parcelLabels.companyId()}
          required
          options={companies}
          {...form.getInputProps('companyId')}
        />
        <TextInput
          label={parcelLabels.docket()}
          description={courierTexts.asOnTheReceipt()}
          autoComplete="off"
          {...keyboards.capitals}
          {...form.getInputProps('docket')}
        />
        <DayInput label={parcelLabels.sentOn()} required {...form.getInputProps('sentOn')} />
      </SimpleGrid>
      <Textarea
        label={contentsLabel ?? parcelLabels.contents()}
        autosize
        minRows={2}
        {...form.getInputProps('contents')}
      />
      <TextInput label={parcelLabels.remark()} {...form.getInputProps('remark')} />
    </>
  )
}
