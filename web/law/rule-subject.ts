import { ruleKinds } from '../../contract/law/rule-kinds.ts'
import type { ShownRule } from '../../contract/law/rules-in-force.ts'

/** 'GSTR-1 (Late fees)': rules of two kinds may bear one title, and those who hear the page must know which is meant. */
export const ruleSubject = ({ title, kind }: Pick<ShownRule, 'title' | 'kind'>): string =>
  `${title} (${ruleKinds[kind].label})`
