import * as z from 'zod/mini'
import { fileEndpoint } from '../kernel/endpoint.ts'
import { byId } from '../kernel/fields.ts'
import { type Access, backOffice, merchantArea } from '../kernel/role.ts'

/** The marker that asks for the acknowledgement slip behind the form. */
const ackMarker = z.object({ ack: z.optional(z.string().check(z.maxLength(20))) })

function paperCalls(base: '/backend' | '/merchant', allow: Access) {
  return {
    form: fileEndpoint({
      path: `${base}/nsdlpan/dw-form-by-id/:id`,
      summary: 'The printed form of an application; with ack=1 the acknowledgement slip as its last page',
      allow,
      limit: 'paper',
      params: byId,
      query: ackMarker,
    }),
    slip: fileEndpoint({
      path: `${base}/nsdlpan/ack-slip/:id`,
      summary: 'The acknowledgement slip of an application',
      allow,
      limit: 'paper',
      params: byId,
    }),
  }
}
export type PaperCalls = ReturnType<typeof paperCalls>
export const officePapers = paperCalls('/backend', backOffice('nsdl-pan'))
export const merchantPapers = paperCalls('/merchant', merchantArea('apply'))

export const getReceipt = fileEndpoint({
  path: '/merchant/nsdlpan/receipt/:id',
  summary: 'A receipt for the customer of an application',
  allow: merchantArea('apply'),
  limit: 'paper',
  params: byId,
})
