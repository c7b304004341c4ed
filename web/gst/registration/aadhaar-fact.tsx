import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { GstPerson } from '../../../contract/gst/registration-draft.ts'
import { revealGstAadhaar } from '../../../contract/gst/registration-office.ts'
import { may } from '../../../contract/kernel/role.ts'
import { whoAmI } from '../../../contract/session.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { toastError } from '../../ui/toast.ts'

/** The masked number; an admin may see it whole, and that is written down. */
export function AadhaarFact({ id, person }: { id: string; person: GstPerson }) {
  const me = useQuery(callQuery(whoAmI)).data
  const reveal = useMutation({
    mutationFn: () => call(revealGstAadhaar, { params: { id } }),
    onError: (error) => toastError(error),
  })
  const whole = reveal.data?.[person.key]?.replace(/(\d{4})(?=\d)/g, '$1 ')
  return (
    <Group gap="xs">
      <span>{whole ?? person.aadhaarNo}</span>
      {!whole && me && may(revealGstAadhaar.allow, me) && (
        <Button size="compact-xs" variant="light" loading={reveal.isPending} onClick={() => reveal.mutate()}>
          Reveal
        </Button>
      )}
    </Group>
  )
}
