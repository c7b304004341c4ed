import * as z from 'zod/mini'
import { reportTexts } from '../../texts/en/report.ts'
import { say, type Words } from '../../texts/say.ts'
import { daysBetween } from '../kernel/days.ts'
import { endpoint, type JsonEndpoint, type TableEndpoint, tableEndpoint } from '../kernel/endpoint.ts'
import { dayRange, type Option } from '../kernel/fields.ts'
import { type Access, backOffice, merchantArea } from '../kernel/role.ts'
import { type Card, type Columns, tableRequest } from '../kernel/table.ts'

/** First and last Indian day of a report, both whole. */
export const reportDays = dayRange.check(
  z.refine(({ from, to }) => daysBetween(from, to) <= 365, { error: reportTexts.atMostOneYear, path: ['to'] }),
)
export type ReportDays = z.infer<typeof reportDays>

/** One way of putting what happened together: each thing by itself, or added up by something. */
interface ViewFacts<Name extends string = string> {
  label: Words
  /** The columns that say something in it, in their order. */
  columns: readonly Name[]
  /** One bar for each value of a column, as long as the sum of another. */
  chart: { by: Name; value: Name }
  /** By the first column, from small to large; otherwise the newest day or the largest sum comes first. */
  rising?: true
}

/** Rows are sums: what a card shows of one follows from the columns. Or they are single things, and the view says it. */
type GivenView<Name extends string = string> = ViewFacts<Name> &
  ({ each?: undefined; card?: undefined } | { each: true; card: Card<Name> })

export interface ReportView extends ViewFacts {
  label: string
  each?: true
  /** What a phone shows of a row. */
  card: Card
}

/** Something that a report can be narrowed to, beside its days. */
export interface GivenFilter {
  label: Words
  options: readonly Option[] | 'merchants' | 'products'
}

export interface ReportFilter extends GivenFilter {
  label: string
}

interface ReportFacts<C extends Columns = Columns> {
  /** The last part of its address. */
  slug: string
  title: Words
  about: Words
  group: 'money' | 'work'
  columns: C
  /** Columns that are added up: in the figures, in the totals row, in the chart. */
  sums: readonly string[]
  /** The first is what a page shows until somebody chooses. */
  views: Readonly<Record<string, GivenView<NoInfer<keyof C & string>>>>
  filters: Readonly<Record<string, GivenFilter>>
  /** How things stand now, rather than what happened over some days. */
  undated?: true
  /** What it is called on the merchant's side, where that is something else. */
  named?: { title: Words; about: Words }
}

/** Cells by column; money in paise, moments and days as text. */
export const reportRow = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))
export type ReportRow = z.infer<typeof reportRow>

/** What the table asks, without pages: the sums are of exactly the rows that it shows on all of them, and refused as it is. */
export const reportQuestion = z.pick(tableRequest, {
  filters: true,
  search: true,
  sorts: true,
  additionFilter: true,
})
export type ReportQuestion = z.output<typeof reportQuestion>

export const reportSums = z.object({
  /** By column. */
  totals: z.record(z.string(), z.number()),
  /** By day as they follow, or the largest first. */
  bars: z.array(z.object({ name: z.string(), value: z.number() })),
  /** What all the bars that are not shown come to. */
  others: z.number(),
})
export type ReportSums = z.infer<typeof reportSums>

/** A report as one side of the house sees it; its words are said when they are read. */
export interface ReportSide extends Omit<ReportFacts, 'views' | 'named'> {
  title: string
  about: string
  views: Readonly<Record<string, ReportView>>
  filters: Readonly<Record<string, ReportFilter>>
  list: TableEndpoint<ReportRow>
  sumsCall: JsonEndpoint<z.ZodMiniUndefined, z.ZodMiniUndefined, typeof reportQuestion, typeof reportSums>
}

export interface Report {
  office: ReportSide
  /** The same of the own business. */
  own: ReportSide
}

/** What only the back office sees of a report: whose it is, and who of the house did it. */
const officeOnly = ['merchant', 'business', 'account', 'person']

export function defineReport<C extends Columns>(facts: ReportFacts<C>): Report {
  return {
    office: reportSide(facts, 'backend', backOffice('report')),
    own: reportSide(ownFacts(facts), 'merchant', merchantArea('report')),
  }
}

function reportSide(facts: ReportFacts, area: 'backend' | 'merchant', allow: Access): ReportSide {
  const path = `/${area}/reports/${facts.slug}`
  const days = facts.undated ? [] : ['from', 'to']
  const views = Object.entries(facts.views).map(([name, view]): [string, ReportView] => [name, withCard(facts, view)])
  const filters = Object.entries(facts.filters).map(([name, filter]): [string, ReportFilter] => [
    name,
    labelled(filter),
  ])
  const { slug, group, columns, sums, undated } = facts
  return {
    slug,
    group,
    columns,
    sums,
    ...(undated && { undated }),
    get title() {
      return say(facts.title)
    },
    get about() {
      return say(facts.about)
    },
    views: Object.fromEntries(views),
    filters: Object.fromEntries(filters),
    list: tableEndpoint({
      path,
      reads: [],
      because: 'A report is of the moment in which it was asked for: rows must not move while they are read',
      title: facts.title,
      allow,
      columns: facts.columns,
      card: views[0]?.[1].card ?? { title: '' },
      row: reportRow,
      switches: [...days, 'view', ...Object.keys(facts.filters)],
    }),
    sumsCall: endpoint({
      method: 'POST',
      path: `${path}-sums`,
      reads: [],
      because: 'A report is of the moment in which it was asked for: rows must not move while they are read',
      summary: `What the report '${facts.slug}' comes to`,
      allow,
      body: reportQuestion,
      reply: reportSums,
    }),
  }
}

/** Of sums: what they are added up by, and each of them; what the chart shows is the amount, where it is money. */
function withCard({ columns }: ReportFacts, view: GivenView): ReportView {
  if (view.each) return labelled(view)
  const isNumber = (name: string) => columns[name]?.kind === 'number' || columns[name]?.kind === 'money'
  const [title = '', ...others] = view.columns
  const amount = others.filter((name) => name === view.chart.value && columns[name]?.kind === 'money')
  return labelled({
    ...view,
    card: {
      title,
      line: others.filter((name) => !isNumber(name)),
      amount,
      facts: others.filter((name) => isNumber(name) && !amount.includes(name)),
    },
  })
}

/** The same with its label said anew each time it is read. */
const labelled = <Thing extends { label: Words }>(thing: Thing): Omit<Thing, 'label'> & { label: string } => {
  const { label, ...rest } = thing
  return {
    ...rest,
    get label() {
      return say(label)
    },
  }
}

function ownFacts(facts: ReportFacts): ReportFacts {
  const views = without(facts.views).map(([name, view]): [string, GivenView] => [name, ownView(view)])
  return {
    ...facts,
    ...facts.named,
    columns: Object.fromEntries(without(facts.columns)),
    views: Object.fromEntries(views),
    filters: Object.fromEntries(without(facts.filters)),
  }
}

const own = (names: readonly string[]) => names.filter((name) => !officeOnly.includes(name))

function ownView(view: GivenView): GivenView {
  const columns = own(view.columns)
  if (!view.each) return { ...view, columns }
  const { line = [], facts = [] } = view.card
  return { ...view, columns, card: { ...view.card, line: own(line), facts: own(facts) } }
}

const without = <Thing>(things: Readonly<Record<string, Thing>>): [string, Thing][] =>
  Object.entries(things).filter(([name]) => !officeOnly.includes(name))
