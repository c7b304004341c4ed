import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getPush, type PushKind, subscribeDevice, unsubscribeDevice } from '../../contract/push.ts'
import { pushTexts } from '../../texts/en/push.ts'
import { call } from '../platform/call.ts'
import { CallError } from '../platform/call-error.ts'
import { callQuery } from '../platform/call-query.ts'
import { untilShown } from '../platform/changed.ts'
import { askPermission, enterPush, leavePush } from '../platform/push-device.ts'
import { pushStanding } from '../platform/push-standing.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/** What comes to this device, and how that is changed. The browser is asked only when somebody taps. */
export function usePush() {
  const [standing, setStanding] = useState(pushStanding)
  const query = useQuery({ ...callQuery(getPush), enabled: standing !== 'impossible' })
  const choose = useMutation({
    mutationFn: async (kinds: readonly PushKind[]) => {
      if (!query.data) return
      if (kinds.length > 0) await enter(query.data, kinds)
      else await leave()
    },
    onError: (error) => toastError(error instanceof CallError ? error : pushTexts.notReachable()),
    onSettled: () => {
      setStanding(pushStanding())
      return untilShown()
    },
  })
  // Where the person has taken the permission back, nothing comes, whatever the server still knows.
  const kinds = standing === 'allowed' ? (query.data?.kinds ?? []) : []
  return {
    standing,
    query,
    kinds,
    choose: (wanted: readonly PushKind[]) => choose.mutate(wanted),
    busy: choose.isPending,
  }
}

async function enter(known: { publicKey: string; kinds: readonly PushKind[] }, kinds: readonly PushKind[]) {
  if (!(await askPermission())) return toastError(pushTexts.notAllowed())
  const address = await enterPush(known.publicKey, { anew: known.kinds.length === 0 })
  await call(subscribeDevice, { body: { ...address, kinds: [...kinds] } })
  if (known.kinds.length === 0) toastSuccess(pushTexts.isOn())
}

/** First the server, which then sends nothing more; what the browser still keeps is of no use to anybody. */
async function leave() {
  await call(unsubscribeDevice)
  await leavePush()
}
