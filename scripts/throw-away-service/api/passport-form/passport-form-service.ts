import { sql } from 'kysely'
import {
  listOwnPassportForms,
  listPassportForms,
  passportFormLabels,
} from '../../contract/passport-form/passport-form.ts'
import type { ApiService } from '../service/api-service.ts'
import { byNumber, labelFrom } from '../service/lookup.ts'
import { queueNamed } from '../service/queues-by-state.ts'
import { passportFormRoutes } from './passport-form-routes.ts'

export const passportFormService: ApiService<'passport-form'> = {
  routes: passportFormRoutes,
  lookup: {
    table: 'passport_form',
    title: 'no',
    about: ['applicant'],
    status: sql`status`,
    statusText: labelFrom(passportFormLabels),
    office: listPassportForms.allow,
    own: listOwnPassportForms.allow,
    matches: byNumber('no', 'F'),
  },
  sent: {
    table: 'passport_form',
    at: 'asked_at',
    state: 'status',
    product: sql`'passport-form'`,
    done: 'filed',
    ended: [],
  },
  waiting: [
    {
      queue: queueNamed('passport-form-asked'),
      from: sql`passport_form where status = 'asked'`,
      since: sql.ref('asked_at'),
      merchant: sql.ref('merchant_id'),
    },
  ],
  async countMerchantWaiting(db, merchantId) {
    const { n } = await db
      .selectFrom('passport_form')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('merchant_id', '=', merchantId)
      .where('status', '=', 'asked')
      .executeTakeFirstOrThrow()
    return { 'passport-form-asked': Number(n) }
  },
  reports: [],
}
