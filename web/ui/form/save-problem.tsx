import { Alert, Button, Group, Text } from '@mantine/core'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { offlineTexts } from '../../../texts/en/offline.ts'
import { FormAlert } from './form-alert.tsx'
import { type DraftSaving, isConflict } from './use-draft-saving.ts'
import { useInSight } from './use-in-sight.ts'

interface Props {
  saving: DraftSaving
  /** Under which the draft was fetched. */
  queryKey: QueryKey
}

/** Why the draft is not kept. Where another device or window has saved it meanwhile, the person says which one counts. */
export function SaveProblem({ saving: { error, clearError, stop, keepThisOne }, queryKey }: Props) {
  const queries = useQueryClient()
  const place = useInSight(error)
  if (!error) return null
  if (!isConflict(error)) return <FormAlert error={error} onClose={clearError} />
  return (
    <Alert ref={place} tabIndex={-1} role="alert" color="orange" mb="md" title={offlineTexts.changedElsewhere()}>
      <Text size="sm" mb="sm">
        {offlineTexts.whichOneCounts()}
      </Text>
      <Group gap="sm">
        <Button size="compact-md" onClick={() => void keepThisOne()}>
          {offlineTexts.keepThisOne()}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => {
            stop()
            void queries.resetQueries({ queryKey })
          }}
        >
          {offlineTexts.takeTheOther()}
        </Button>
      </Group>
    </Alert>
  )
}
