import { Button, Group, SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ClientOption } from '../../../contract/gst/client.ts'
import type { OpenPeriod, OpenReturn } from '../../../contract/gst/filing.ts'
import { type GstReturn, gstReturns, gstSchemes } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { isKeyOf } from '../../../contract/kernel/keys-of.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { type FilingValues, filingLabels } from './filing-values.ts'

interface Props {
  form: UseFormReturnType<FilingValues>
  clients: readonly ClientOption[]
  /** What the chosen client can file; nothing while it is being fetched. */
  open: readonly OpenReturn[] | undefined
  onClient: (id: string) => void
  /** Asks for a client that is not there yet. */
  onAdd: () => void
}

/** For whom, which return, and of which period. */
export function ChooseReturn({ form, clients, open, onClient, onAdd }: Props) {
  const { clientId, returnType } = form.values
  const client = clients.find(({ id }) => id === clientId)
  const periods = open?.find((one) => one.returnType === returnType)?.periods
  return (
    <>
      <Group align="flex-end" gap="sm">
        <SelectField
          label={filingLabels.clientId()}
          required
          flex={1}
          miw="min(220px, 100%)"
          options={clients.map(({ id, name, gstin }) => ({ value: id, label: `${name} · ${gstin}` }))}
          {...form.getInputProps('clientId')}
          onChange={(event) => onClient(event.currentTarget.value)}
        />
        <Button variant="default" onClick={onAdd}>
          {gstFilingTexts.addAClient()}
        </Button>
      </Group>
      {client && <Text size="sm" c="dimmed">{`${gstSchemes[client.scheme]()} · ${client.state}`}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SelectField
          label={filingLabels.returnType()}
          required
          disabled={!open}
          options={(open ?? []).map((one) => ({ value: one.returnType, label: titleOf(one.returnType) }))}
          {...form.getInputProps('returnType')}
          onChange={({ currentTarget: { value } }) =>
            form.setValues({ returnType: isKeyOf(gstReturns, value) ? value : '', period: '' })
          }
        />
        <SelectField
          label={filingLabels.period()}
          description={periods?.length === 0 ? gstFilingTexts.nothingCanBeFiledNow() : undefined}
          required
          disabled={!periods}
          options={(periods ?? []).map((one) => ({ value: one.period, label: periodText(one) }))}
          {...form.getInputProps('period')}
        />
      </SimpleGrid>
    </>
  )
}

const titleOf = (name: GstReturn) => `${gstReturns[name].label} · ${gstReturns[name].about()}`
const periodText = ({ period, dueOn, daysLate }: OpenPeriod) =>
  (daysLate > 0 ? gstFilingTexts.periodDueLate : gstFilingTexts.periodDue)({
    period: periodLabel(period),
    day: formatDate(dueOn),
  })
