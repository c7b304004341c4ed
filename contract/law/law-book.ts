import { inForce, type RuleVersion } from './rule.ts'
import type { RuleCode } from './rule-codes.ts'
import { type RuleKind, readRuleValue } from './rule-kinds.ts'

/** All versions that stand, to be asked by code and day. */
export interface LawBook {
  /** The version of a rule that holds on a day, or for a period that ends on it; undefined where there is none. */
  on<Kind extends RuleKind>(kind: Kind, code: RuleCode<Kind>, day: string): RuleVersion<Kind> | undefined
  /** The same, for what cannot go on without a rule. */
  require<Kind extends RuleKind>(kind: Kind, code: RuleCode<Kind>, day: string): RuleVersion<Kind>
}

/** A version as it is kept, its value not read yet. */
export interface KeptVersion extends Omit<RuleVersion, 'value'> {
  value: unknown
}

export function openLawBook(versions: readonly KeptVersion[]): LawBook {
  const byCode = new Map<string, KeptVersion[]>()
  for (const one of versions) byCode.set(one.code, [...(byCode.get(one.code) ?? []), one])
  // Calendars ask for the same few versions thousands of times. The kind stands in the code, so a version has one.
  const read = new Map<KeptVersion, RuleVersion>()
  const on: LawBook['on'] = <Kind extends RuleKind>(kind: Kind, code: RuleCode<Kind>, day: string) => {
    const found = inForce(byCode.get(code) ?? [], day)
    if (!found) return undefined
    const version = read.get(found) ?? { ...found, value: readRuleValue(kind, found.value) }
    read.set(found, version)
    // cast: what was kept under this code was read by the shape of this kind
    return version as RuleVersion<Kind>
  }
  return {
    on,
    require(kind, code, day) {
      const version = on(kind, code, day)
      if (!version) throw new Error(`No version of the rule '${code}' holds on ${day}.`)
      return version
    },
  }
}
