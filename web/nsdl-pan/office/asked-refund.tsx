import type { AskedRefund } from '../../../contract/asked-refund.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { withdrawRefund } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { WaitingRefund } from '../../ui/waiting-refund.tsx'
import { usePanReload } from '../lists/use-pan-reload.ts'

interface Props {
  info: PanInfo
  asked: AskedRefund
  onWithdrawn?: () => void
}

/** The refund of an application that waits for a second person. */
export function AskedPanRefund({ info: { id, refNo }, asked, onWithdrawn }: Props) {
  const reload = usePanReload()
  return (
    <WaitingRefund
      no={refNo}
      asked={asked}
      withdraw={() => call(withdrawRefund, { params: { id } })}
      onWithdrawn={() => {
        reload()
        onWithdrawn?.()
      }}
    />
  )
}
