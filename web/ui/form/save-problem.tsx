import { Alert, Button, Group, Text } from '@mantine/core'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { formTexts } from '../../../texts/en/form.ts'
import { FormAlert } from './form-alert.tsx'
import { type DraftSaving, isConflict } from './use-draft-saving.ts'
import { useInSight } from './use-in-sight.ts'

interface Props {
  saving: DraftSaving
  /** What it is, as in 'this application'. */
  what: string
  /** Under which the draft was fetched. */
  queryKey: QueryKey
}

/** Why the draft is not kept. What another window has saved meanwhile is fetched at a press, and what was typed here given up. */
export function SaveProblem({ saving: { error, clearError, stop }, what, queryKey }: Props) {
  const queries = useQueryClient()
  const place = useInSight(error)
  if (!error) return null
  if (!isConflict(error)) return <FormAlert error={error} onClose={clearError} />
  return (
    <Alert ref={place} tabIndex={-1} role="alert" color="orange" mb="md" title={formTexts.changedInAnotherWindow()}>
      <Group justify="space-between">
        <Text size="sm">{formTexts.somebodySavedThis({ what })}</Text>
        <Button
          size="compact-md"
          onClick={() => {
            stop()
            void queries.resetQueries({ queryKey })
          }}
        >
          {formTexts.loadItAgain()}
        </Button>
      </Group>
    </Alert>
  )
}
