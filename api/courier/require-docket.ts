import { isSpeedPost } from '../../contract/kernel/speed-post.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { courierAnswerTexts } from '../../texts/en/courier-answer.ts'
import { problemTexts } from '../../texts/en/problem.ts'
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
  if (!company) throw wrong({ companyId: courierAnswerTexts.pleaseChooseOneOfTheList() })
  const byHand = company.name.toLowerCase() === 'by hand'
  if (!byHand && docket === '') throw wrong({ docket: checkTexts.required() })
  if (company.name.toLowerCase() === 'india post' && !isSpeedPost(docket))
    throw wrong({ docket: courierAnswerTexts.speedPostNumber() })
}

const wrong = (fields: Record<string, string>) => badRequest(problemTexts.pleaseCheckWhatYou(), fields)
