import { sql } from 'kysely'
import { listOwnPassportForms, listPassportForms } from '../../contract/passport-form/passport-form.ts'
import type { Api } from '../platform/api.ts'
import { defineList, type ListContext } from '../platform/list/define-list.ts'

const source = {
  from: sql`passport_form`,
  fields: { no: sql.ref('no'), applicant: sql.ref('applicant'), status: sql.ref('status') },
  also: { id: sql.ref('id') },
  key: sql.ref('id'),
  order: [],
}

export function passportFormRoutes({ table }: Api) {
  table(defineList(listPassportForms, { ...source, scope: () => sql`true` }))
  table(
    defineList(listOwnPassportForms, {
      ...source,
      scope: ({ actor }: ListContext) => sql`merchant_id = ${actor.merchantId}`,
    }),
  )
}
