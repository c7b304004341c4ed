import { Stack, Switch, Text } from '@mantine/core'
import { type PushKind, pushKindNames, pushKinds } from '../../contract/push.ts'
import { pushTexts } from '../../texts/en/push.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { usePush } from './use-push.ts'

/** Here a person chooses what this device tells while the portal is closed; nothing, until they do. */
export function PushSwitches() {
  const { standing, query, kinds, choose, busy } = usePush()
  const change = (kind: PushKind, wanted: boolean) =>
    choose(pushKindNames.filter((one) => (one === kind ? wanted : kinds.includes(one))))
  return (
    <SectionCard title={pushTexts.onThisDevice()} about={pushTexts.comeWhileClosed()}>
      {standing === 'impossible' && <Text size="sm">{pushTexts.cannotShow()}</Text>}
      {standing === 'blocked' && <Text size="sm">{pushTexts.isBlocked()}</Text>}
      {(standing === 'unasked' || standing === 'allowed') && (
        <QueryView query={query}>
          {() => (
            <Stack gap="md">
              {pushKindNames.map((kind) => (
                <Switch
                  key={kind}
                  label={pushKinds[kind].title()}
                  checked={kinds.includes(kind)}
                  disabled={busy}
                  onChange={({ currentTarget: { checked } }) => change(kind, checked)}
                />
              ))}
            </Stack>
          )}
        </QueryView>
      )}
    </SectionCard>
  )
}
