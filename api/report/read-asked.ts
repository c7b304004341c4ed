import { sql } from 'kysely'
import { indianDay } from '../../contract/kernel/dates.ts'
import { type ReportDays, type ReportSide, type ReportView, reportDays } from '../../contract/report/report.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import type { Fragment, ListContext } from '../platform/list/define-list.ts'
import { badRequest } from '../platform/problem.ts'
import type { ReportAsked } from '../service/report-asked.ts'

export function readAsked(side: ReportSide, { actor, switches, now }: ListContext): ReportAsked {
  const names = Object.keys(side.filters)
  const chosen = Object.fromEntries(names.map((name) => [name, readChoice(side, name, switches[name])]))
  return {
    view: readView(side, switches.view),
    days: side.undated ? thisMonth(now) : readDays(switches, now),
    // On the merchant's side whatever is asked for, the answer is about the own business.
    merchant: actor.role === 'merchant' ? sql`${actor.merchantId}::bigint` : byCode(chosen.merchant),
    chosen,
  }
}

const byCode = (code: string | undefined): Fragment | undefined =>
  code === undefined ? undefined : sql`(select id from merchant where code = ${code})`

function readView({ views }: ReportSide, asked: unknown): ReportView {
  const view =
    asked === undefined ? Object.values(views)[0] : Object.hasOwn(views, String(asked)) && views[String(asked)]
  if (!view) throw badRequest(reportPageTexts.noSuchView({ view: String(asked) }), { view: checkTexts.invalid() })
  return view
}

function readChoice({ filters }: ReportSide, name: string, asked: unknown): string | undefined {
  if (asked === undefined || asked === '') return undefined
  const options = filters[name]?.options
  if (typeof options === 'object' && !options.some(({ value }) => value === String(asked)))
    throw badRequest(reportPageTexts.cannotBe({ filter: filters[name]?.label ?? name, value: String(asked) }), {
      [name]: checkTexts.invalid(),
    })
  return String(asked)
}

function readDays({ from, to }: ListContext['switches'], now: Date): ReportDays {
  if (from === undefined && to === undefined) return thisMonth(now)
  const read = reportDays.safeParse({ from, to })
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path, message }) => [String(path[0] ?? 'from'), message])
  throw badRequest(reportPageTexts.checkTheDays(), Object.fromEntries(wrong))
}

function thisMonth(now: Date): ReportDays {
  const today = indianDay(now)
  return { from: `${today.slice(0, 8)}01`, to: today }
}
