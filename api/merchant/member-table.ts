import { sql } from 'kysely'
import { listMembers, memberLevels } from '../../contract/member.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { defineList, type ListContext } from '../platform/list/define-list.ts'
import { badRequest } from '../platform/problem.ts'
import { merchantsBelow } from './merchant-store.ts'

/** The own downline, all levels of it or one. */
function scope({ switches }: ListContext) {
  const level = chosenLevel(switches.level)
  return level === undefined ? sql`true` : sql`mine.level = ${level}`
}

function chosenLevel(asked: unknown): number | undefined {
  if (asked === undefined || asked === '') return undefined
  const level = Number(asked)
  if (!Number.isInteger(level) || level < 1 || level > memberLevels)
    throw badRequest(peopleAnswers.levelsGoFromOne({ most: memberLevels }), { additionFilter: checkTexts.invalid() })
  return level
}

export const memberTable = defineList(listMembers, {
  from: ({ actor }) => sql`${merchantsBelow(actor.merchantId)} as mine
    join merchant on merchant.id = mine.id
    join id_type on id_type.id = merchant.id_type_id
    join merchant upline on upline.id = merchant.upline_id
    left join app_user owner on owner.merchant_id = merchant.id and owner.is_owner`,
  scope,
  fields: {
    code: sql.ref('merchant.code'),
    bussName: sql.ref('merchant.business_name'),
    idName: sql.ref('id_type.name'),
    // How deep a row stands depends on who asks.
    level: sql.ref('mine.level'),
    upline: sql.ref('upline.code'),
    ownerName: sql`coalesce(owner.display_name, '')`,
    mobileNo: sql.ref('merchant.mobile'),
    district: sql.ref('merchant.district'),
    state: sql.ref('merchant.state'),
    kyc: sql`coalesce(owner.kyc_state, 'not-started')`,
    members: sql`(select count(*) from merchant lower where lower.upline_id = merchant.id)`,
    joined: sql.ref('merchant.created_at'),
  },
  also: { id: sql.ref('merchant.id') },
  key: sql.ref('merchant.id'),
  search: sql.ref('merchant.search_text'),
  order: [{ column: 'joined', dir: 'desc' }],
})
