import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { gstListTexts } from '../../texts/en/gst-list.ts'
import { identityTexts } from '../../texts/en/identity.ts'
import { endpoint, nothing, tableEndpoint } from '../kernel/endpoint.ts'
import { anyText, byId, optionalDay, requiredText } from '../kernel/fields.ts'
import { mobileText } from '../kernel/identity-fields.ts'
import { optionOf } from '../kernel/option-of.ts'
import { merchantArea } from '../kernel/role.ts'
import { choiceColumn, flagColumn, textColumn } from '../kernel/table.ts'
import { keptTurnoverNames, turnoverLabels } from '../law/turnover.ts'
import { gstinClass, schemesFor } from './client-gstin.ts'
import { gstSchemeNames, gstSchemes } from './returns.ts'
import { isPeriodOf } from './returns-periods.ts'

const allow = merchantArea('apply')
const base = '/merchant/gst/client'

const gstinText = requiredText(30).check(
  z.overwrite((typed: string) => typed.replace(/[\s-]/g, '')),
  z.toUpperCase(),
  z.refine((typed) => gstinClass(typed) !== undefined, { error: identityTexts.gstin }),
)

const facts = z.object({
  gstin: gstinText,
  legalName: requiredText(100),
  tradeName: z._default(anyText(100), ''),
  scheme: z.enum(gstSchemeNames, { error: checkTexts.required }),
  /** Of the last financial year. A former band is taken only where it was kept before. */
  turnover: z.enum(keptTurnoverNames, { error: checkTexts.required }),
  /** Of the signatory, who gets the code by which a return is verified. */
  mobileNo: mobileText,
  /** The first month whose returns the calendar asks for. */
  since: requiredText(7).check(z.refine((typed) => isPeriodOf('month', typed), { error: gstListTexts.enterAMonth })),
  /** The day from which the registration is cancelled; empty while it is not. */
  cancelledOn: optionalDay,
  /** The day of the order of cancellation, which may lie before or after that day; empty where it is not known. */
  cancellationOrderOn: optionalDay,
})

/** What a merchant writes down of a client; whether the scheme is open to its turnover is law of the day. There is no place for a password of the GST portal, on purpose. */
export const gstClientChange = facts.check(
  z.refine(({ gstin, scheme }) => gstinClass(gstin) === undefined || schemesFor(gstin).includes(scheme), {
    path: ['scheme'],
    error: gstListTexts.gstinIsNotUnderThisScheme,
  }),
  z.refine(({ cancelledOn, cancellationOrderOn }) => cancellationOrderOn === '' || cancelledOn !== '', {
    path: ['cancelledOn'],
    error: gstListTexts.enterFromWhenCancelled,
  }),
)
export type GstClientChange = z.infer<typeof gstClientChange>

export const gstClient = z.object({
  ...facts.shape,
  id: z.string(),
  pan: z.nullable(z.string()),
  state: z.string(),
  active: z.boolean(),
})
export type GstClient = z.infer<typeof gstClient>

export const listClients = tableEndpoint({
  path: `${base}-list`,
  reads: ['gst'],
  title: gstListTexts.gstClients,
  allow,
  columns: {
    gstin: textColumn('GSTIN', { width: 170 }),
    legalName: textColumn(gstListTexts.legalName, { width: 200 }),
    scheme: choiceColumn(
      gstListTexts.scheme,
      gstSchemeNames.map((value) => optionOf(value, gstSchemes[value])),
      { width: 180 },
    ),
    turnover: choiceColumn(
      gstListTexts.turnover,
      keptTurnoverNames.map((value) => optionOf(value, turnoverLabels[value])),
      { width: 180 },
    ),
    state: textColumn(gstListTexts.state, { width: 150 }),
    tradeName: textColumn(gstListTexts.tradeName, { width: 170 }),
    pan: textColumn('PAN', { width: 120, hidden: true }),
    mobileNo: textColumn(gstListTexts.mobile, { width: 130 }),
    active: flagColumn(gstListTexts.active, { width: 100 }),
  },
  card: {
    title: 'legalName',
    line: ['tradeName', 'gstin'],
    state: 'active',
    facts: ['scheme', 'turnover', 'mobileNo'],
  },
  row: gstClient,
})

/** A client as it is chosen from. */
export const clientOption = z.object({
  id: z.string(),
  gstin: z.string(),
  name: z.string(),
  scheme: z.enum(gstSchemeNames),
  state: z.string(),
})
export type ClientOption = z.infer<typeof clientOption>
export const getClientOptions = endpoint({
  method: 'GET',
  path: `${base}-options`,
  reads: ['gst'],
  summary: 'The active GST clients of the business',
  allow,
  reply: z.array(clientOption),
})

export const addClient = endpoint({
  method: 'POST',
  path: `${base}/add`,
  changes: ['gst'],
  summary: 'Remember a GST client',
  allow,
  body: gstClientChange,
  reply: z.object({ id: z.string() }),
})
export const changeClient = endpoint({
  method: 'POST',
  path: `${base}/:id/change`,
  changes: ['gst'],
  summary: 'Change what is known of a GST client',
  allow,
  params: byId,
  body: gstClientChange,
  reply: nothing,
})
export const setClientActive = endpoint({
  method: 'POST',
  path: `${base}/:id/active`,
  changes: ['gst'],
  summary: 'Put a GST client away, or take it up again',
  allow,
  params: byId,
  body: z.object({ active: z.boolean({ error: checkTexts.required }) }),
  reply: nothing,
})

/** 'Sample Stores', or the legal name where no other is known. */
export const clientName = ({ legalName, tradeName }: Pick<GstClient, 'legalName' | 'tradeName'>): string =>
  tradeName || legalName
