import * as z from 'zod/mini'
import { reportTexts } from '../../texts/en/report.ts'
import { endpoint, nothing } from '../kernel/endpoint.ts'
import { byId, requiredText } from '../kernel/fields.ts'
import { type Access, backOffice, merchantArea } from '../kernel/role.ts'

export const mostSaved = 50

/** A report as somebody has set it, kept under a name. */
export const savedReport = z.object({ id: z.string(), name: z.string(), address: z.string() })
export type SavedReport = z.infer<typeof savedReport>

/** An address of one area only: a name in a list must never lead elsewhere. */
const newSaved = (area: 'backend' | 'merchant') =>
  z.object({
    name: requiredText(60),
    address: requiredText(2000).check(
      z.refine((address) => new RegExp(`^/${area}/misc/reports/[a-z-]+(\\?[^#\\s]*)?$`).test(address), {
        error: reportTexts.thisIsNoReport,
      }),
    ),
  })

const savedCalls = (area: 'backend' | 'merchant', allow: Access) => ({
  list: endpoint({
    method: 'GET',
    path: `/${area}/reports/saved`,
    reads: ['saved-report'],
    summary: 'Reports that the caller has saved',
    allow,
    reply: z.array(savedReport),
  }),
  save: endpoint({
    method: 'POST',
    path: `/${area}/reports/saved`,
    changes: ['saved-report'],
    summary: 'Save the address of a report under a name; a name that is there already gets the new address',
    allow,
    body: newSaved(area),
    reply: nothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/${area}/reports/saved/:id`,
    changes: ['saved-report'],
    summary: 'Forget a saved report',
    allow,
    params: byId,
    reply: nothing,
  }),
})

export const savedReports = {
  office: savedCalls('backend', backOffice('report')),
  own: savedCalls('merchant', merchantArea('report')),
}
