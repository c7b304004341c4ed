import { Button, Group, Loader, Radio, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { optionOf } from '../../../contract/kernel/option-of.ts'
import { type AoPreset, aoPresets, findAoCodes } from '../../../contract/nsdl-pan/apply.ts'
import { aoAddress } from '../../../contract/nsdl-pan/check-facts.ts'
import { isAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { AoCode } from '../../../contract/reference-data.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { callQuery } from '../../platform/call-query.ts'
import { usePanForm } from './use-pan-form.ts'

type Way = 'city' | AoPreset
const ways: { value: Way; label: string }[] = [
  optionOf('city', panApplyTexts.byCity),
  ...keysOf(aoPresets).map((value) => optionOf(value, () => aoPresets[value])),
]

function decidingText(office: boolean, city: string): string {
  if (city === '') return office ? panApplyTexts.theOfficeDecides() : panApplyTexts.theResidenceDecides()
  return office ? panApplyTexts.theOfficeDecidesIn({ city }) : panApplyTexts.theResidenceDecidesIn({ city })
}

/** Whose ward it is: chosen from the list, which opens at the city of the address that decides. */
export function AoFinder() {
  const { question } = usePanForm()
  const deciding = aoAddress(question)
  const city = question.draft[`${deciding}City`]
  const [way, setWay] = useState<Way>(isAbroad(question.draft, deciding) ? 'abroad' : 'city')
  const [search, setSearch] = useState(city)
  return (
    <>
      <Text size="sm">{decidingText(deciding === 'office', city)}</Text>
      <SegmentedControl
        data={ways}
        value={way}
        onChange={setWay}
        aria-label={panApplyTexts.howToFindTheCode()}
        style={{ alignSelf: 'start' }}
      />
      {way === 'city' && (
        <TextInput
          label={panApplyTexts.cityOrAWord()}
          maw={420}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Found search={way === 'city' ? search : ''} preset={way === 'city' ? undefined : way} />
    </>
  )
}

const nameOf = ({ areaCode, aoType, rangeCode, aoNumber }: AoCode) => [areaCode, aoType, rangeCode, aoNumber].join(' ')
const fieldsOf = (code: AoCode): Partial<PanDraft> => ({
  aoArea: code.areaCode,
  aoType: code.aoType,
  aoRange: String(code.rangeCode),
  aoNumber: String(code.aoNumber),
})

function Found({ search, preset }: { search: string; preset?: AoPreset }) {
  const { draft, set } = usePanForm()
  const [asked] = useDebouncedValue(search.trim(), 250)
  const [most, setMost] = useState(10)
  const query = useQuery({
    ...callQuery(findAoCodes, { query: { search: asked, preset } }),
    enabled: preset !== undefined || asked.length > 1,
  })
  const codes = query.data ?? []
  const chosen = [draft.aoArea, draft.aoType, draft.aoRange, draft.aoNumber].join(' ')
  if (query.isFetching && codes.length === 0) return <Loader size="sm" />
  if (codes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {panApplyTexts.noCodeWasFound()}
      </Text>
    )
  return (
    <Radio.Group
      label={panApplyTexts.codesFound()}
      value={chosen}
      onChange={(name) => {
        const code = codes.find((one) => nameOf(one) === name)
        if (code) set(fieldsOf(code))
      }}
    >
      <Stack gap="xs" mt="xs">
        {codes.slice(0, most).map((code) => (
          <Radio key={code.id} value={nameOf(code)} label={`${nameOf(code)} · ${code.city} · ${code.description}`} />
        ))}
      </Stack>
      {codes.length > most && (
        <Group mt="xs">
          <Button variant="subtle" size="compact-sm" onClick={() => setMost(codes.length)}>
            {panApplyTexts.showAll({ count: codes.length })}
          </Button>
        </Group>
      )}
    </Radio.Group>
  )
}
