import { ActionIcon, Menu } from '@mantine/core'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { isOneOf } from '../../../contract/kernel/keys-of.ts'
import { type Column, type Operator, operatorsOf } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { operatorWord } from './filter-words.ts'

interface Props {
  column: Column
  operator: Operator
  /** The column is filtered just now. */
  active: boolean
  onChoose: (operator: Operator) => void
}

/** Which question a filter box asks: contains, equals, between … by the column's kind. */
export function OperatorMenu({ column, operator, active, onChoose }: Props) {
  const word = operatorWord(operator, column.kind)
  return (
    <Menu position="bottom-start" shadow="md" width={170}>
      <Menu.Target>
        <ActionIcon
          size={26}
          variant={active ? 'light' : 'subtle'}
          color={active ? 'blue' : 'gray'}
          aria-label={listTexts.changeTheOperator({ title: column.title, word })}
          title={word}
        >
          <IconFilter size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={operator}
          onChange={(choice) => isOneOf(operatorsOf[column.kind], choice) && onChoose(choice)}
        >
          {operatorsOf[column.kind].map((choice) => (
            <Menu.RadioItem key={choice} value={choice} closeMenuOnClick>
              {operatorWord(choice, column.kind)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
