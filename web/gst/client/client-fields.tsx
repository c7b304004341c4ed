import { SimpleGrid, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { GstClientChange } from '../../../contract/gst/client.ts'
import { panIn, schemesFor, stateCodeOf } from '../../../contract/gst/client-gstin.ts'
import { gstSchemeNames, gstSchemes } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { gstStateNames } from '../../../contract/gst/returns-states.ts'
import { isFormerBand, type KeptTurnover, turnoverBandNames, turnoverLabels } from '../../../contract/law/turnover.ts'
import type { Text as SaidText } from '../../../texts/catalogue.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { DayInput } from '../../ui/day-input/day-input.tsx'
import { keyboards } from '../../ui/form/box-look.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { monthsBack } from './months-back.ts'

export const clientLabels = {
  gstin: 'GSTIN',
  legalName: gstFilingTexts.legalName,
  tradeName: gstFilingTexts.tradeName,
  scheme: gstFilingTexts.scheme,
  turnover: gstFilingTexts.turnoverOfLastYear,
  mobileNo: gstFilingTexts.mobileOfTheSignatory,
  since: gstFilingTexts.returnsWantedSince,
  cancelledOn: gstFilingTexts.cancelledFrom,
  cancellationOrderOn: gstFilingTexts.orderOfCancellation,
}
const choices = (names: readonly string[], table: Readonly<Record<string, SaidText>>) =>
  names.map((value) => ({ value, label: table[value]?.() ?? value }))

const plain = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

/** What is known of a client; state and PAN come out of the number. */
export function ClientFields({ form }: { form: UseFormReturnType<GstClientChange> }) {
  const gstin = plain(form.values.gstin)
  const fitting = schemesFor(gstin)
  const [kept] = useState(form.values.turnover)
  const number = form.getInputProps('gstin')
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={clientLabels.gstin}
          description={fitting.length > 0 ? factsIn(gstin) : gstFilingTexts.stateAndPanAreRead()}
          required
          data-autofocus
          autoComplete="off"
          {...keyboards.capitals}
          maxLength={20}
          {...number}
          onChange={(event) => {
            number.onChange(event)
            // A number of a deductor or a collector leaves no choice.
            const [only, ...others] = schemesFor(plain(event.currentTarget.value))
            if (only && others.length === 0) form.setFieldValue('scheme', only)
          }}
        />
        <TextInput
          label={clientLabels.mobileNo()}
          description={gstFilingTexts.codeForAReturnGoesThere()}
          required
          {...keyboards.phone}
          autoComplete="off"
          {...form.getInputProps('mobileNo')}
        />
        <TextInput
          label={clientLabels.legalName()}
          required
          {...keyboards.name}
          autoComplete="off"
          {...form.getInputProps('legalName')}
        />
        <TextInput
          label={clientLabels.tradeName()}
          {...keyboards.name}
          autoComplete="off"
          {...form.getInputProps('tradeName')}
        />
        <SelectField
          label={clientLabels.scheme()}
          required
          options={choices(fitting.length > 0 ? fitting : gstSchemeNames, gstSchemes)}
          {...form.getInputProps('scheme')}
        />
        <SelectField
          label={clientLabels.turnover()}
          description={bandHelp(form.values.turnover)}
          required
          options={choices(bandOptions(kept), turnoverLabels)}
          {...form.getInputProps('turnover')}
        />
        <SelectField
          label={clientLabels.since()}
          description={gstFilingTexts.calendarAsksForNothingBefore()}
          required
          options={sinceOptions(form.values.since)}
          {...form.getInputProps('since')}
        />
        <DayInput
          kind="tax"
          label={clientLabels.cancelledOn()}
          description={gstFilingTexts.leaveEmptyWhileRegistered()}
          {...form.getInputProps('cancelledOn')}
        />
        {form.values.cancelledOn !== '' && (
          <DayInput
            label={clientLabels.cancellationOrderOn()}
            description={gstFilingTexts.laterOfBothDaysDecides()}
            {...form.getInputProps('cancellationOrderOn')}
          />
        )}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {gstFilingTexts.passwordIsNotNeeded()}
      </Text>
    </>
  )
}

/** A former band stands among the choices only where it is kept. */
const bandOptions = (kept: KeptTurnover) => (isFormerBand(kept) ? [kept, ...turnoverBandNames] : turnoverBandNames)

const bandHelp = (chosen: KeptTurnover) =>
  isFormerBand(chosen) ? gstFilingTexts.chooseTheExactStep() : gstFilingTexts.ofAllBranchesTogether()

function factsIn(gstin: string): string {
  const pan = panIn(gstin)
  return [gstStateNames[stateCodeOf(gstin)], pan && `PAN ${pan}`].filter(Boolean).join(' · ')
}

/** Three years back, and whatever was chosen before. */
function sinceOptions(chosen: string) {
  const months = monthsBack(indianToday(), 37)
  return [...new Set([...months, chosen].filter(Boolean))].map((value) => ({ value, label: periodLabel(value) }))
}
