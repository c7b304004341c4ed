import { Button, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lookAtRules } from '../../contract/law/rules-in-force.ts'
import { call } from '../platform/call.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

interface Props {
  codes: string[]
  label: string
  children: ReactNode
}

const look = (codes: string[]) => call(lookAtRules, { body: { codes } })
const told = () => toastSuccess('Noted', 'Looked at today and still right.')

/** Says that a rule was compared with its source today; of many it asks once more, because that is hours of work. */
export function LookedAtButton({ codes, label, children }: Props) {
  const [asking, setAsking] = useState(false)
  const many = codes.length > 1
  const one = useMutation({ mutationFn: () => look(codes), onSuccess: told, onError: (error) => toastError(error) })
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        mt={many ? 'md' : 0}
        loading={one.isPending}
        aria-label={label}
        onClick={() => (many ? setAsking(true) : one.mutate())}
      >
        {children}
      </Button>
      {asking && <AskOnce codes={codes} title={label} onDone={told} onClose={() => setAsking(false)} />}
    </>
  )
}

interface Asked {
  codes: string[]
  title: string
  onDone: () => void
  onClose: () => void
}

function AskOnce({ codes, title, onDone, onClose }: Asked) {
  const submit = useSubmit(useForm({ initialValues: {} }), {
    send: () => look(codes),
    done: () => {
      onClose()
      onDone()
    },
  })
  return (
    <FormDialog title={title} button="Yes, all of them" submit={submit} labels={{}} onClose={onClose}>
      <Text size="sm">
        Have you compared all {codes.length} with their sources? Each then says that you have looked at it today.
      </Text>
    </FormDialog>
  )
}
