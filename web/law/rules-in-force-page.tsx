import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ruleKindNames, ruleKinds } from '../../contract/law/rule-kinds.ts'
import {
  getRulesInForce,
  type RulesInForce,
  type ShownRule,
  type ShownVersion,
} from '../../contract/law/rules-in-force.ts'
import { callQuery } from '../platform/call-query.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { LookedAtButton } from './looked-at-button.tsx'
import { RuleLine } from './rule-line.tsx'
import { VersionDialog } from './version-dialog.tsx'
import { WaitingRules } from './waiting-rules.tsx'

/** Every figure of law that the portal goes by: what holds today, since when, and where it stands. */
export function RulesInForcePage() {
  const rules = useQuery(callQuery(getRulesInForce))
  return (
    <>
      <PageTitle about="Fees, rates, dates and limits of the law. A rule is changed by a new version from a day on; what has held stays." />
      <QueryView query={rules}>{(known) => <Kinds known={known} />}</QueryView>
    </>
  )
}

function Kinds({ known: { rules, today } }: { known: RulesInForce }) {
  const admin = useIsAdmin()
  const [writing, setWriting] = useState<{ rule: ShownRule; wrong?: ShownVersion }>()
  const stale = rules.filter((rule) => rule.stale)
  return (
    <Stack gap="md">
      <WaitingRules rules={rules} />
      {stale.length > 0 && (
        <Alert
          color="orange"
          title={`${stale.length === 1 ? 'One rule wants' : `${stale.length} rules want`} to be looked at`}
        >
          Nobody has compared {stale.length === 1 ? 'it with its source' : 'them with their sources'} for a year, or
          ever. {admin && 'Please do, then say of each that it is right, or put it right.'}
        </Alert>
      )}
      {ruleKindNames.map((kind) => {
        const own = rules.filter((rule) => rule.kind === kind)
        if (own.length === 0) return null
        return (
          <SectionCard key={kind} title={ruleKinds[kind].label} about={ruleKinds[kind].about}>
            <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {own.map((rule) => (
                <RuleLine key={rule.code} rule={rule} admin={admin} onWrite={(wrong) => setWriting({ rule, wrong })} />
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
      {writing && <VersionDialog {...writing} today={today} onClose={() => setWriting(undefined)} />}
    </Stack>
  )
}
