import type { Selectable } from 'kysely'
import {
  type PassportFormMove,
  type PassportFormStatus,
  passportFormWorkflow,
} from '../../contract/passport-form/passport-form.ts'
import { officePassportForms, ownPassportForms } from '../../contract/passport-form/paths.ts'
import type { PassportFormTable } from '../../database/schema.ts'
import type { Change } from '../platform/database.ts'
import { defineWork } from '../work/define-work.ts'

type PassportForm = Selectable<PassportFormTable>

/** Moves, timeline, notices and money of a form, as of all work. */
export const passportForms = defineWork<PassportForm, PassportFormStatus, PassportFormMove, Change<'passport_form'>>({
  service: 'passport-form',
  act: 'passport-form',
  workflow: passportFormWorkflow,
  final: 'filed',
  noOf: ({ no }) => no,
  stateOf: ({ status }) => status,
  saveMove: async (tx, id, { state, change }) => {
    await tx
      .updateTable('passport_form')
      .set({ ...change, status: state })
      .where('id', '=', id)
      .execute()
  },
  pages: { own: () => ownPassportForms, office: () => officePassportForms },
})
