import { type GstSheet, getGstSheet, submitGst } from '../../../contract/gst/registration.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { call } from '../../platform/call.ts'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { useSending } from '../../ui/form/use-sending.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'

/** Keeps the last tick, then sends the registration in, paid for once with the total on the button, and leads to it. */
export function useRegistrationSending({ id }: GstSheet, saving: DraftSaving) {
  const navigate = useNavigateHere()
  const params = { id }
  return useSending<number, { no: string }>({
    async send(total, keys) {
      if (!(await saving.save())) return undefined
      const body = { version: saving.version(), total }
      return call(submitGst, { params, body, headers: keys({ id, ...body }) })
    },
    async look() {
      const sheet = await call(getGstSheet, { params })
      return sheet.status === 'draft' ? undefined : sheet
    },
    done({ no }) {
      saving.stop()
      toastSuccess(gstRegistrationTexts.registrationIsOnItsWay({ no }))
      void navigate({ to: merchantPaths.gstRegistration(id) })
    },
    sends: submitGst,
  })
}
