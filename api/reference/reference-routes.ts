import * as calls from '../../contract/reference.ts'
import type { Api } from '../platform/api.ts'
import { findPincode } from './find-pincode.ts'

export function referenceRoutes({ read }: Api) {
  read(calls.getPincode, ({ params }) => findPincode(params.pin))
}
