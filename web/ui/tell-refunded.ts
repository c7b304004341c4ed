import type { AskedRefund } from '../../contract/asked-refund.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { toastSuccess } from './toast.ts'

interface Sent {
  no: string
  /** Looks at what was refunded once more. */
  look: () => Promise<{ refundFirst: AskedRefund | null }>
  /** Says that the money is back. */
  done: () => void
}

/** After a refund was sent: it is done, or it waits for somebody else. */
export async function tellRefunded({ no, look, done }: Sent): Promise<void> {
  // The page looks too, and says what is wrong where it cannot.
  const seen = await look().catch(() => undefined)
  if (seen?.refundFirst) {
    const above = formatPaise(seen.refundFirst.above)
    toastSuccess(`Refund of ${no} is asked for`, `Above ${above} a second person confirms it.`)
  } else if (seen) done()
}
