import type { AskedRefund } from '../../../contract/asked-refund.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { withdrawRefund } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { WaitingRefund } from '../../ui/waiting-refund.tsx'
import { usePanReload } from '../lists/use-pan-reload.ts'

/** The refund of an application that waits for a second person. */
export function AskedPanRefund({ info: { id, refNo }, asked }: { info: PanInfo; asked: AskedRefund }) {
  const reload = usePanReload()
  return (
    <WaitingRefund
      no={refNo}
      asked={asked}
      withdraw={() => call(withdrawRefund, { params: { id } })}
      onWithdrawn={reload}
    />
  )
}
