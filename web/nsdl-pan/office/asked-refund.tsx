import { useState } from 'react'
import type { AskedRefund } from '../../../contract/asked-refund.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { refundApplication, withdrawRefund } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { openOnceKeys } from '../../platform/open-once-keys.ts'
import { WaitingRefund } from '../../ui/waiting-refund.tsx'
import { tellPanRefunded } from './tell-pan-refunded.ts'

interface Props {
  info: PanInfo
  asked: AskedRefund
  /** Told once it was confirmed or withdrawn. */
  onOver?: () => void
}

/** The refund of an application that waits for a second person. */
export function AskedPanRefund({ info, asked, onOver }: Props) {
  const [keyOf] = useState(openOnceKeys)
  const params = { id: info.id }
  return (
    <WaitingRefund
      no={info.refNo}
      asked={asked}
      amount={info.money?.price ?? 0}
      confirm={(body) => call(refundApplication, { params, body, headers: keyOf(body) })}
      onConfirmed={() => {
        tellPanRefunded(info)
        onOver?.()
      }}
      onFailed={() => refetchAfterRefusal(refundApplication)}
      withdraw={() => call(withdrawRefund, { params })}
      onWithdrawn={onOver}
    />
  )
}
