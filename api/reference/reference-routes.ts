import * as calls from '../../contract/reference.ts'
import * as data from '../../contract/reference-data.ts'
import type { Api } from '../platform/api.ts'
import { aoCodeTable } from './ao-code-table.ts'
import { findPincode } from './find-pincode.ts'
import { applyAoCodes, previewAoCodes, removeAoCode } from './import-ao-codes.ts'
import { applyPincodes, previewPincodes, restorePincode } from './import-pincodes.ts'
import { ownPincodeTable } from './own-pincode-table.ts'

export function referenceRoutes({ read, write, upload, table }: Api) {
  read(calls.getPincode, ({ db, params }) => findPincode(db, params.pin))
  table(aoCodeTable)
  table(ownPincodeTable)
  upload(data.aoCodeImport.preview, ({ tx, file }) => previewAoCodes(tx, file.rows))
  upload(data.aoCodeImport.apply, ({ tx, actor, file }) => applyAoCodes(tx, actor, file.rows))
  write(data.removeAoCode, ({ tx, actor, params }) => removeAoCode(tx, actor, params.id))
  upload(data.pincodeImport.preview, ({ tx, file }) => previewPincodes(tx, file.rows))
  upload(data.pincodeImport.apply, ({ tx, actor, file }) => applyPincodes(tx, actor, file.rows))
  write(data.restorePincode, ({ tx, actor, params }) => restorePincode(tx, actor, params.pin))
}
