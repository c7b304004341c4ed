import { expect, it } from 'vitest'
import { firstDueRules } from '../first-law/first-due-dates.ts'
import { dueDateCode } from '../law/rule-codes.ts'
import { readDueRuleCode } from './due-rule-code.ts'

it('the code of a due date tells whom it is for, and nothing else is taken for one', () => {
  const whom = { returnType: 'gstr-3b', scheme: 'qrmp', stateGroup: 'A' } as const
  expect(dueDateCode(whom)).toBe('due/gstr-3b/qrmp/A')
  expect(readDueRuleCode('due/gstr-3b/qrmp/A')).toEqual(whom)
  for (const { returnType, scheme, stateGroup } of firstDueRules)
    expect(readDueRuleCode(dueDateCode({ returnType, scheme, stateGroup }))).toEqual({ returnType, scheme, stateGroup })
  for (const other of [
    'due/gstr-3b/qrmp/C',
    'due/gstr-3b/nobody/A',
    'due/gstr-99/qrmp/A',
    'due/gstr-3b/qrmp/A/more',
    'due/gstr-3b/qrmp/A/',
    'bar/gstr-3b',
    'bar/gstr-3b/qrmp/A',
    'due',
  ])
    expect(readDueRuleCode(other)).toBeUndefined()
})
