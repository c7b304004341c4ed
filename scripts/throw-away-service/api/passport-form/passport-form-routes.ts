import { sql } from 'kysely'
import * as calls from '../../contract/passport-form/passport-form.ts'
import type { Api } from '../platform/api.ts'
import { defineList, type ListContext } from '../platform/list/define-list.ts'
import { askPassportForm } from './ask-passport-form.ts'
import { filePassportForm } from './file-passport-form.ts'

const source = {
  from: sql`passport_form`,
  fields: { no: sql.ref('no'), applicant: sql.ref('applicant'), status: sql.ref('status') },
  also: { id: sql.ref('id') },
  key: sql.ref('id'),
  order: [],
}

export function passportFormRoutes({ table, write }: Api) {
  table(defineList(calls.listPassportForms, { ...source, scope: () => sql`true` }))
  table(
    defineList(calls.listOwnPassportForms, {
      ...source,
      scope: ({ actor }: ListContext) => sql`merchant_id = ${actor.merchantId}`,
    }),
  )
  write(calls.askPassportForm, ({ tx, actor, body }) => askPassportForm(tx, actor, body))
  write(calls.filePassportForm, ({ tx, actor, params }) => filePassportForm(tx, actor, params.id))
}
