import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { passportForms } from './passport-forms.ts'

/** The form is filed: the merchant hears of it, and those above get their share. */
export async function filePassportForm(tx: Tx, actor: Actor, id: string): Promise<void> {
  const form = await tx.selectFrom('passport_form').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!form) throw notFound('This form does not exist.')
  await passportForms.move(tx, doerOf(actor), form, { move: 'file' })
  await passportForms.tellMerchant(tx, form, { title: `${form.no} is filed`, text: form.applicant })
}
