import { inEnglish } from '../../texts/current-language.ts'
import { isKeyOf, isOneOf } from '../kernel/keys-of.ts'
import { type GstReturn, type GstScheme, gstReturns, gstSchemes } from './returns.ts'
import type { StateGroup } from './returns-states.ts'

/** Whom a due date is for. */
export interface DueFor {
  returnType: GstReturn
  scheme: GstScheme
  stateGroup: StateGroup | 'all'
}

const whose = ['all', 'A', 'B'] as const

/** Whom a code of `dueDateCode` is about; nothing for what is no code of a due date. */
export function readDueRuleCode(code: string): DueFor | undefined {
  const [head, returnType = '', scheme = '', stateGroup = '', ...more] = code.split('/')
  if (head !== 'due' || !isKeyOf(gstReturns, returnType) || !isKeyOf(gstSchemes, scheme)) return undefined
  return isOneOf(whose, stateGroup) && more.length === 0 ? { returnType, scheme, stateGroup } : undefined
}

/** 'GSTR-3B: QRMP, quarterly, states of group A'. */
export const dueRuleTitle = ({ returnType, scheme, stateGroup }: DueFor): string =>
  `${gstReturns[returnType].label}: ${inEnglish(gstSchemes[scheme])}${stateGroup === 'all' ? '' : `, states of group ${stateGroup}`}`
