import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ruleKindNames, ruleKinds } from '../../contract/law/rule-kinds.ts'
import { getRulesInForce, type RulesInForce, type ShownRule } from '../../contract/law/rules-in-force.ts'
import { callQuery } from '../platform/call-query.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { LookedAtButton } from './looked-at-button.tsx'
import { RuleLine } from './rule-line.tsx'
import { VersionDialog } from './version-dialog.tsx'

/** Every figure of law that the portal goes by: what holds today, since when, and where it stands. */
export function RulesInForcePage() {
  const rules = useQuery(callQuery(getRulesInForce))
  return (
    <>
      <PageTitle
        title="Rules in Force"
        about="Fees, rates, dates and limits of the law. A rule is changed by a new version from a day on; what has held stays."
      />
      <QueryView query={rules}>{(known) => <Kinds known={known} />}</QueryView>
    </>
  )
}

function Kinds({ known: { rules, today } }: { known: RulesInForce }) {
  const admin = useIsAdmin()
  const [adding, setAdding] = useState<ShownRule>()
  const stale = rules.filter((rule) => rule.stale)
  return (
    <Stack gap="md">
      {stale.length > 0 && (
        <Alert color="orange" title={stale.length === 1 ? 'One rule is old' : `${stale.length} rules are old`}>
          Nobody has looked at {stale.length === 1 ? 'it' : 'them'} for a year. Compare with the source, then say that
          it is still right or add a version.
        </Alert>
      )}
      {ruleKindNames.map((kind) => {
        const own = rules.filter((rule) => rule.kind === kind)
        if (own.length === 0) return null
        return (
          <SectionCard key={kind} title={ruleKinds[kind].label} about={ruleKinds[kind].about}>
            <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {own.map((rule) => (
                <RuleLine key={rule.code} rule={rule} admin={admin} onAdd={() => setAdding(rule)} />
              ))}
            </Stack>
            {admin && own.length > 1 && (
              <LookedAtButton
                codes={own.map(({ code }) => code)}
                label={`All looked at, still right: ${ruleKinds[kind].label}`}
              >
                All looked at, still right
              </LookedAtButton>
            )}
          </SectionCard>
        )
      })}
      {adding && <VersionDialog rule={adding} today={today} onClose={() => setAdding(undefined)} />}
    </Stack>
  )
}
