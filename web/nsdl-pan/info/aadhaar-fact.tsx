import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { may } from '../../../contract/kernel/role.ts'
import { revealPanAadhaar } from '../../../contract/nsdl-pan/info.ts'
import { whoAmI } from '../../../contract/session.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { toastError } from '../../ui/toast.ts'

interface Props {
  id: string
  field: 'aadhaarNo' | 'raAadhaarNo'
  masked: string
}

/** The masked number; an admin may see it whole, and that is written down. */
export function AadhaarFact({ id, field, masked }: Props) {
  const me = useQuery(callQuery(whoAmI)).data
  const reveal = useMutation({
    mutationFn: () => call(revealPanAadhaar, { params: { id } }),
    onError: (error) => toastError(error),
  })
  const whole = reveal.data?.[field].replace(/(\d{4})(?=\d)/g, '$1 ')
  return (
    <Group gap="xs">
      <span>{whole ?? masked}</span>
      {!whole && me && may(revealPanAadhaar.allow, me) && (
        <Button size="compact-xs" variant="light" loading={reveal.isPending} onClick={() => reveal.mutate()}>
          Reveal
        </Button>
      )}
    </Group>
  )
}
