import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findReportMerchants } from '../../contract/report/reports.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import { callQuery } from '../platform/call-query.ts'

interface Props {
  label: string
  /** The code of the chosen one, or empty. */
  value: string
  onChoose: (code: string) => void
}

/** Chooses one merchant by code or name; there may be far too many for a plain list. */
export function MerchantSelect({ label, value, onChoose }: Props) {
  const [typed, setTyped] = useState(value)
  const [search] = useDebouncedValue(typed, 250)
  // What stands in the box is the label of the chosen one, which begins with its code.
  const { data = [] } = useQuery({
    ...callQuery(findReportMerchants, { query: { search: search.split(' ')[0] === value ? value : search } }),
    placeholderData: keepPreviousData,
  })
  function type(text: string) {
    setTyped(text)
    // The cross is for the pointer only; by the keyboard an emptied box means all of them.
    if (text === '' && value !== '') onChoose('')
  }
  const known = value === '' || data.some((one) => one.value === value)
  return (
    <Select
      label={label}
      placeholder={reportPageTexts.all()}
      searchable
      clearable
      miw={0}
      data={known ? data : [{ value, label: value }, ...data]}
      filter={({ options }) => options}
      value={value === '' ? null : value}
      onChange={(code) => onChoose(code ?? '')}
      searchValue={typed}
      onSearchChange={type}
      nothingFoundMessage={reportPageTexts.noSuchMerchant()}
    />
  )
}
