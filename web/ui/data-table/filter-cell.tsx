import { Group } from '@mantine/core'
import { useState } from 'react'
import type { Column, Operator, TableFilter } from '../../../contract/kernel/table.ts'
import { FilterValue } from './filter-value.tsx'
import { operatorOf } from './filter-words.ts'
import { OperatorMenu } from './operator-menu.tsx'

interface Props {
  name: string
  column: Column
  filter: TableFilter | undefined
  onChange: (filter: TableFilter | undefined) => void
}

/** The filter of one column: what is asked, and for which value. */
export function FilterCell({ name, column, filter, onChange }: Props) {
  const [chosen, setChosen] = useState<Operator>()
  /** The single value that was asked for before, where two are wanted now. */
  const [first, setFirst] = useState('')
  const operator = filter ? operatorOf(column, filter) : (chosen ?? operatorOf(column, undefined))

  function choose(next: Operator): void {
    setChosen(next)
    setFirst(next === 'between' && filter && isSingle(filter) ? String(filter.value1) : '')
    if (next === 'empty') onChange({ field: name, opt: next })
    else if (filter) onChange(carriedOver(filter, next))
  }

  return (
    <Group gap={2} wrap="nowrap" align="flex-start">
      <OperatorMenu column={column} operator={operator} active={filter !== undefined} onChoose={choose} />
      <FilterValue name={name} column={column} operator={operator} filter={filter} first={first} onChange={onChange} />
    </Group>
  )
}

const isSingle = ({ value1, value2, opt }: TableFilter): boolean =>
  typeof value1 === 'string' && value2 === undefined && opt !== 'empty'

/** A single value is kept when only the question changes; anything else starts empty. */
function carriedOver(filter: TableFilter, opt: Operator): TableFilter | undefined {
  if (!isSingle(filter) || opt === 'between') return undefined
  return { field: filter.field, opt, value1: opt === 'in' ? [String(filter.value1)] : filter.value1 }
}
