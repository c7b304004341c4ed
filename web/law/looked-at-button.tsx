import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lookAtRules } from '../../contract/law/rules-in-force.ts'
import { call } from '../platform/call.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { useReloadRules } from './use-reload-rules.ts'

interface Props {
  codes: string[]
  label: string
  children: ReactNode
}

/** Says that rules were compared with their sources today. */
export function LookedAtButton({ codes, label, children }: Props) {
  const reload = useReloadRules()
  const look = useMutation({
    mutationFn: () => call(lookAtRules, { body: { codes } }),
    onSuccess: () => {
      toastSuccess('Noted', 'Looked at today and still right.')
      void reload()
    },
    onError: (error) => toastError(error),
  })
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      mt={codes.length > 1 ? 'md' : 0}
      loading={look.isPending}
      aria-label={label}
      onClick={() => look.mutate()}
    >
      {children}
    </Button>
  )
}
