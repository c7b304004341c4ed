import { isSpeedPost } from '../../contract/kernel/speed-post.ts'
import type { Db } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'

/** The company that is meant, and a docket number that can be one of its own. */
export async function requireDocket(
  db: Db,
  { companyId, docket }: { companyId: string; docket: string },
): Promise<void> {
  const company = await db
    .selectFrom('courier_company')
    .select('name')
    .where('id', '=', companyId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!company) throw wrong({ companyId: 'Please choose one of the list' })
  const byHand = company.name.toLowerCase() === 'by hand'
  if (!byHand && docket === '') throw wrong({ docket: 'Required' })
  if (company.name.toLowerCase() === 'india post' && !isSpeedPost(docket))
    throw wrong({ docket: 'Enter the 13 letters and digits of the receipt, such as EE473124829IN' })
}

const wrong = (fields: Record<string, string>) => badRequest('Please check what you entered.', fields)
