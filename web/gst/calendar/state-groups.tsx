import { SegmentedControl, SimpleGrid, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type DueDates, setStateGroup } from '../../../contract/gst/due-dates-office.ts'
import { type StateGroup, stateGroups } from '../../../contract/gst/returns-states.ts'
import { call } from '../../platform/call.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import classes from './state-groups.module.css'

/** Every state with its group. */
export function StateGroups({ states }: Pick<DueDates, 'states'>) {
  const change = useMutation({
    mutationFn: (body: { code: string; stateGroup: StateGroup }) => call(setStateGroup, { body }),
    onSuccess: () => toastSuccess('The group is saved.'),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(setStateGroup)
    },
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xs">
      {states.map(({ code, name, stateGroup }) => (
        <div key={code} className={classes.state}>
          <Text size="sm">{`${code} ${name}`}</Text>
          <SegmentedControl
            size="xs"
            aria-label={`Group of ${name}`}
            data={[...stateGroups]}
            value={stateGroup}
            disabled={change.isPending}
            onChange={(value) => change.mutate({ code, stateGroup: value })}
          />
        </div>
      ))}
    </SimpleGrid>
  )
}
