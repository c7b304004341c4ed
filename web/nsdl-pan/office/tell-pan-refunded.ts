import { officeInfo } from '../../../contract/nsdl-pan/info.ts'
import { call } from '../../platform/call.ts'
import { tellRefunded } from '../../ui/tell-refunded.ts'
import { toastSuccess } from '../../ui/toast.ts'
import type { OfficeSubject } from './move-words.ts'

/** Says what became of a refund that was sent: the money is back, or it waits for somebody else. */
export function tellPanRefunded({ id, refNo }: Pick<OfficeSubject, 'id' | 'refNo'>): void {
  void tellRefunded({
    no: refNo,
    look: () => call(officeInfo.getInfo, { params: { id } }),
    done: () => toastSuccess(`${refNo} cancelled`, "The fee is back on the merchant's wallet."),
  })
}
