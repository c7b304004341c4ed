import { Alert, Button, List, Radio, SimpleGrid, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { beginPan, getPanPrices } from '../../../contract/nsdl-pan/apply.ts'
import { capacityWords } from '../../../contract/nsdl-pan/capacity-words.ts'
import {
  isPerson,
  type PanCard,
  type PanCategory,
  type PanMode,
  type PanType,
  panCards,
  panCategories,
  panFormName,
} from '../../../contract/nsdl-pan/category.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { prefillTexts } from '../../../texts/en/prefill.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { PortalForm } from '../../ui/form/portal-form.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { LowBalance } from '../../ui/low-balance.tsx'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'

interface Props {
  type: PanType
  category: PanCategory
  mode: PanMode
}

/** What to have at hand, which card it shall be, and the way into the form. */
export function StartForm(asked: Props) {
  const { type, category, mode } = asked
  const prices = useQuery(callQuery(getPanPrices, { query: { type, mode } }))
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <SectionCard
        title={panApplyTexts.haveTheseAtHand()}
        about={panApplyTexts.isTheFormToFillIn({ form: panFormName(type, category, indianToday()) })}
      >
        <List size="sm" spacing={6}>
          {needsOf(asked).map((need) => (
            <List.Item key={need}>{need}</List.Item>
          ))}
        </List>
      </SectionCard>
      <SectionCard title={panApplyTexts.whichCard()} about={panApplyTexts.nothingIsPaidBefore()}>
        <QueryView query={prices}>
          {({ cards, balance }) =>
            cards.length > 0 ? (
              <ChooseCard asked={asked} cards={cards} balance={balance} />
            ) : (
              <Alert color="yellow">{panApplyTexts.notInYourPackage()}</Alert>
            )
          }
        </QueryView>
      </SectionCard>
    </SimpleGrid>
  )
}

interface Priced {
  card: PanCard
  price: number
  missing: number
  priceAbroad: number | null
}

function ChooseCard({ asked, cards, balance }: { asked: Props; cards: readonly Priced[]; balance: number }) {
  const form = useForm({ initialValues: { card: cards[0]?.card ?? 'card' } })
  const [reading, setReading] = useState(false)
  const submit = useBegin(form, asked, reading)
  const short = cards.find(({ card }) => card === form.values.card)?.missing ?? 0
  return (
    <PortalForm submit={submit}>
      <Radio.Group label={panApplyTexts.card()} {...form.getInputProps('card')}>
        <Stack gap="xs" mt="xs">
          {cards.map(({ card, price, priceAbroad }) => (
            <Radio
              key={card}
              value={card}
              label={`${panCards[card]}, ${formatPaise(price)}`}
              description={
                priceAbroad !== null &&
                priceAbroad !== price &&
                panApplyTexts.priceToAnAddressAbroad({ price: formatPaise(priceAbroad) })
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {short > 0 && (
        <LowBalance
          text={panApplyTexts.moreWillBeNeeded({ balance: formatPaise(balance), short: formatPaise(short) })}
        />
      )}
      <Button type="submit" onClick={() => setReading(false)}>
        {panApplyTexts.begin()}
      </Button>
      {asked.category === 'individual' && (
        <Button type="submit" variant="light" onClick={() => setReading(true)}>
          {prefillTexts.startWithAadhaarCode()}
        </Button>
      )}
    </PortalForm>
  )
}

function useBegin(
  form: ReturnType<typeof useForm<{ card: PanCard }>>,
  { type, category, mode }: Props,
  reading: boolean,
) {
  const navigate = useNavigateHere()
  return useSubmit(form, {
    send: ({ card }) => call(beginPan, { body: { type, category, mode, card } }),
    done: ({ id }) =>
      void navigate({
        to: merchantPaths.panApplyAs(type, category, id),
        replace: true,
        ...(reading && { search: { read: 'aadhaar' } }),
      }),
  })
}

function needsOf({ type, category, mode }: Props): string[] {
  const person = isPerson(category)
  return [
    ...(type === 'C' ? [panApplyTexts.thePanInUseWithACopy()] : []),
    ...(person
      ? [panApplyTexts.aadhaarNumberAndName(), panApplyTexts.namesOfFatherAndMother()]
      : [
          panCategories[category].proof,
          panApplyTexts.nameOfWhoSigns({ capacity: capacityWords(panCategories[category].capacity) }),
        ]),
    panApplyTexts.mobileNumberAndEmail(),
    ...(person ? [proofsOf(type, mode), panApplyTexts.forAMinor()] : []),
    ...(type === 'N' ? [panApplyTexts.sourcesOfIncomeForAo()] : []),
  ]
}

function proofsOf(type: PanType, mode: PanMode): string {
  if (mode === 'paperless') return panApplyTexts.mobileLinkedToAadhaar()
  return type === 'N' ? panApplyTexts.proofsOfIdentityAddressBirth() : panApplyTexts.proofsOfTheChange()
}
