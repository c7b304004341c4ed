import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type CorrectionMerchant, findCorrectionMerchants } from '../../contract/correction.ts'
import { callQuery } from '../platform/call-query.ts'

interface Props {
  label: string
  error?: ReactNode
  /** Told who was chosen, or nobody. */
  onFound: (merchant: CorrectionMerchant | undefined) => void
}

const fewestLetters = 2
const labelOf = ({ code, bussName }: CorrectionMerchant) => `${code} · ${bussName}`

/** Finds a merchant by code or name, as it is typed. */
export function FindMerchant({ label, error, onFound }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<CorrectionMerchant>()
  const [search] = useDebouncedValue(text.trim(), 250)
  const found = useMerchants(chosen && labelOf(chosen) === search ? '' : search)
  const known = chosen ? [chosen, ...found.filter(({ id }) => id !== chosen.id)] : found
  return (
    <Select
      label={label}
      placeholder="Code or name"
      required
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Choose another merchant' }}
      data={known.map((merchant) => ({ value: merchant.id, label: labelOf(merchant) }))}
      // The server has found them; nothing is left out here.
      filter={({ options }) => options}
      nothingFoundMessage={search.length < fewestLetters ? 'Type two letters or more.' : 'No such merchant.'}
      value={chosen?.id ?? null}
      searchValue={text}
      onSearchChange={setText}
      error={error}
      onChange={(id) => {
        const merchant = known.find((one) => one.id === id)
        setChosen(merchant)
        onFound(merchant)
      }}
    />
  )
}

function useMerchants(search: string): readonly CorrectionMerchant[] {
  const query = useQuery({
    ...callQuery(findCorrectionMerchants, { query: { search } }),
    enabled: search.length >= fewestLetters,
  })
  return query.data ?? []
}
