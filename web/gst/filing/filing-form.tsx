import { Button, SimpleGrid, Stack, Switch, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClientOption } from '../../../contract/gst/client.ts'
import { type FilingQuote, getOpenReturns, quoteFiling } from '../../../contract/gst/filing.ts'
import type { FilingFile } from '../../../contract/gst/filing-files.ts'
import { returnFacts } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { callQuery } from '../../platform/call-query.ts'
import { KeptLine } from '../../ui/form/kept-line.tsx'
import { PayDialog } from '../../ui/form/pay-dialog.tsx'
import { PortalForm } from '../../ui/form/portal-form.tsx'
import { useAsking } from '../../ui/form/use-asking.ts'
import { useKeepTyped, useKeptInput } from '../../ui/form/use-kept-input.ts'
import { PriceCard } from '../../ui/price-card.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { ClientDialog } from '../client/client-dialog.tsx'
import { ChooseReturn } from './choose-return.tsx'
import { DueHint } from './due-hint.tsx'
import { FigureFields } from './figure-fields.tsx'
import { checkValues, emptyFigures, emptyParts, type FilingValues, filingLabels } from './filing-values.ts'
import { RegisterFiles } from './register-files.tsx'
import { useFilingSending } from './use-filing-sending.ts'

interface Props {
  clients: readonly ClientOption[]
  /** What is chosen already, by whoever led here. */
  start: Pick<FilingValues, 'clientId' | 'returnType' | 'period'>
}

/** One return of one client: figures or nil, files, price, and off it goes. */
export function FilingForm({ clients, start }: Props) {
  const [begin] = useState<FilingValues>(() => ({ nil: false, figures: emptyFigures(), note: '', ...start }))
  // A form that was opened for a certain return is another form than the empty one.
  const kept = useKeptInput(`gst filing ${Object.values(start).join(' ')}`.trim(), begin)
  const form = useForm<FilingValues>({
    initialValues: kept.values,
    validate: checkValues,
  })
  const [files, setFiles] = useState<FilingFile[]>([])
  const [adding, setAdding] = useState(false)
  const { clientId, returnType, period, nil } = form.values
  const open = useQuery({ ...callQuery(getOpenReturns, { query: { clientId } }), enabled: clientId !== '' }).data
  const chosen = open?.find((one) => one.returnType === returnType)?.periods.find((one) => one.period === period)
  const quote = useQuote(form.values, chosen !== undefined)
  useKeepTyped(kept, form.values)
  const submit = useFilingSending(form, { clients, files, total: quote?.price, sent: kept.forget })
  const { asking, close, ask, pay } = useAsking(form, submit)
  const canBeNil = returnType !== '' && returnFacts(returnType).nil
  const pickClient = (id: string) => form.setValues({ clientId: id, returnType: '', period: '' })
  return (
    <>
      <PortalForm submit={ask} labels={filingLabels}>
        <KeptLine kept={kept} onStartOver={() => form.setValues(begin)} />
        <SectionCard title={gstFilingTexts.return()}>
          <Stack gap="md">
            <ChooseReturn
              form={form}
              clients={clients}
              open={open}
              onClient={pickClient}
              onAdd={() => setAdding(true)}
            />
            {chosen && <DueHint period={chosen} quote={quote} nil={nil && canBeNil} />}
          </Stack>
        </SectionCard>
        {returnType !== '' && (
          <SectionCard title={gstFilingTexts.figures()} about={gstFilingTexts.enterTheSums()}>
            <Stack gap="md">
              {canBeNil && (
                <Switch
                  label={gstFilingTexts.nilReturnNothingToTell()}
                  {...form.getInputProps('nil', { type: 'checkbox' })}
                />
              )}
              {!(nil && canBeNil) && <FigureFields form={form} returnType={returnType} />}
              <RegisterFiles files={files} onChange={setFiles} />
              <Textarea
                label={filingLabels.note()}
                autosize
                minRows={2}
                maxLength={1000}
                {...form.getInputProps('note')}
              />
            </Stack>
          </SectionCard>
        )}
        {quote && <Paying quote={quote} />}
      </PortalForm>
      {/* Beside the form: what is sent in the dialog would be sent by the form around it, too. */}
      {adding && <ClientDialog onClose={() => setAdding(false)} onSaved={pickClient} />}
      {asking && quote && (
        <PayDialog
          title={gstFilingTexts.sendInThisReturn()}
          button={payWords(quote)}
          what={`${whatIsFiled(form.values, clients)}.`}
          price={quote.price}
          remarks={emptyParts(form.values, files.length)}
          submit={pay}
          onClose={close}
        />
      )}
    </>
  )
}

const payWords = ({ price }: FilingQuote) => gstFilingTexts.payAndSendIn({ price: formatPaise(price) })

function whatIsFiled({ clientId, returnType, period }: FilingValues, clients: readonly ClientOption[]): string {
  const name = clients.find(({ id }) => id === clientId)?.name ?? ''
  return returnType === ''
    ? name
    : gstFilingTexts.returnOfClient({ title: `${returnFacts(returnType).label} ${periodLabel(period)}`, name })
}

function Paying({ quote }: { quote: FilingQuote }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <PriceCard quote={quote} waits={gstFilingTexts.addItBeforeYouGoOn()} />
      <Stack gap="sm" justify="flex-end">
        <Text size="sm" c="dimmed">
          {gstFilingTexts.headOfficeFilesIt()}
        </Text>
        <Button type="submit" disabled={quote.missing > 0}>
          {payWords(quote)}
        </Button>
      </Stack>
    </SimpleGrid>
  )
}

/** The price of what is chosen, once it can be filed. */
function useQuote({ clientId, returnType, period, nil }: FilingValues, enabled: boolean): FilingQuote | undefined {
  const query = { clientId, returnType: returnType || 'gstr-1', period, nil: nil ? 'yes' : 'no' } as const
  const { data } = useQuery({ ...callQuery(quoteFiling, { query }), enabled, staleTime: 0 })
  return enabled ? data : undefined
}
