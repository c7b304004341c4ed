import type { GstSheet } from '../../../contract/gst/registration.ts'
import { checkRegistration } from '../../../contract/gst/registration-check.ts'
import { type GstDraft, gstDraft } from '../../../contract/gst/registration-draft.ts'
import { indianToday } from '../../platform/device-clock.ts'

/** The rules look at what the server would keep: trimmed and in capitals. */
export const checkForm = (values: GstDraft, { adultAt }: GstSheet) =>
  checkRegistration(gstDraft.safeParse(values).data ?? values, { today: indianToday(), adultAt })
