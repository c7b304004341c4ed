import { registerTexts } from '../../texts/en/register.ts'
import { CallError } from '../platform/call-error.ts'

/** A lost connection, told with what to do about it; every other failure speaks for itself. */
export function keptError(error: unknown): unknown {
  if (!(error instanceof CallError) || error.status !== 0) return error
  return new CallError(error.message, {
    status: 0,
    body: {
      message: registerTexts.thePortalCannotBe(),
      data: registerTexts.everythingYouTypedIs(),
    },
  })
}
