import { backendPaths } from '../../../contract/paths.ts'
import type { Tx } from '../../platform/database.ts'
import { tellGstOffice } from '../tell-gst-office.ts'
import type { Registration } from './registration-store.ts'

/** Everyone of the back office who works on GST hears of it. */
export const tellOffice = (
  tx: Tx,
  { id }: Pick<Registration, 'id'>,
  words: { title: string; text: string },
): Promise<void> => tellGstOffice(tx, { link: backendPaths.gstRegistrationOne(id), ...words })
