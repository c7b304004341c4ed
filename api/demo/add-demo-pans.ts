import { sql } from 'kysely'
import { demoMen, demoSurnames, demoWomen } from '../../database/demo/applicants.ts'
import type { Tx } from '../platform/database.ts'
import { fewEnoughForIndexes, inPortions } from './in-portions.ts'
import type { Progress } from './open-progress.ts'
import { withoutIndexes } from './without-indexes.ts'

const first = [...demoMen, ...demoWomen]
const last = [...demoSurnames]

/**
 * Many PAN applications of invented people, one every seven minutes. Nothing was paid for them, and no papers lie behind
 * them: they are there so that long lists can be paged, sorted and searched.
 */
export async function addDemoPans(tx: Tx, rows: number): Promise<void> {
  const fill = () => fillDemoPans(tx, rows)
  if (rows <= fewEnoughForIndexes) return fill()
  await withoutIndexes(tx, 'pan_application', { fill, onIndex: () => undefined })
}

/** The rows alone, whatever indexes there are. */
export async function fillDemoPans(tx: Tx, rows: number, progress: Progress = () => undefined): Promise<void> {
  await inPortions(
    rows,
    (from, to) => addPortion(tx, from, to),
    (share) => progress('applications', share),
  )
}

async function addPortion(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    with seller as (
      select merchant.id, app_user.id as owner, row_number() over (order by merchant.id) - 1 as place, count(*) over () as sellers
      from merchant join app_user on app_user.merchant_id = merchant.id and app_user.is_owner
    ), made as (
      select g, now() - (${to}::int - g) * interval '7 minutes' - interval '1 hour' as moment,
        case when lot < 78 then 'issued' when lot < 84 then 'acknowledged' when lot < 88 then 'verified' when lot < 91 then 'awaiting-scan'
          when lot < 93 then 'rejected' when lot < 95 then 'tin-rejected' when lot < 97 then 'esign-pending' when lot < 98 then 'esign-failed'
          else 'cancelled' end as state,
        case when paperless then 'paperless' else 'physical' end as mode,
        case when g % 5 = 0 then 'C' else 'N' end as type,
        case when paperless then 'individual' else
          (array['individual','individual','individual','individual','company','firm','huf','trust'])[1 + g % 8] end as category,
        (${first}::text[])[1 + g % ${first.length}::int] || ' ' || (${last}::text[])[1 + (g / 7) % ${last.length}::int] as name
      from generate_series(${from}::int, ${to}::int) g,
        lateral (select (g * 37::bigint) % 100 as lot) as drawn,
        -- Without paper are all who sign with Aadhaar, and some of the others; but nobody whose form is still to be scanned.
        lateral (select lot between 95 and 97 or (g % 9 = 0 and lot not between 88 and 90) as paperless) as way
    )
    insert into pan_application (merchant_id, created_by, created_at, submitted_at, dated, state_at, type, mode, card, category,
      state, data, card_name, name_key, born, mobile, email, form_name, product_code, ack_no, acked_at, pan, issued_at, hardcopy)
    select seller.id, seller.owner, moment, moment, moment,
      -- Nobody has signed yet, but not since long ago: what waits too long is given up.
      case when state = 'esign-pending' then now() else moment + interval '1 hour' end, type, mode, 'card', category, state,
      jsonb_build_object('cardName', name, 'mobileNo', '60000' || lpad((g % 100000)::text, 5, '0')), name,
      translate(name, ' ', ''), date '1960-01-01' + (g % 15000), '60000' || lpad((g % 100000)::text, 5, '0'),
      'applicant' || g || '@kendra.example',
      case when type = 'C' then case category when 'individual' then 'PAN CR-01' else 'PAN CR-02' end
        else case category when 'individual' then 'Form 93' else 'Form 94' end end,
      'pan-' || case type when 'N' then 'new' else 'correction' end || '-' || mode || '-card',
      case when state in ('issued', 'acknowledged', 'tin-rejected') then '882' || lpad(g::text, 12, '0') end,
      case when state in ('issued', 'acknowledged', 'tin-rejected') then least(now(), moment + interval '1 day') end,
      case when state = 'issued' then 'XXX' || case category when 'individual' then 'P' when 'company' then 'C' when 'firm' then 'F'
        when 'huf' then 'H' else 'T' end || left(split_part(name, ' ', 2), 1) || lpad((1 + g % 9999)::text, 4, '0') || chr(65 + g % 26) end,
      case when state = 'issued' then least(now(), moment + interval '9 days') end,
      case when mode = 'physical' and state in ('acknowledged', 'tin-rejected') then 'due' when mode = 'physical' and state = 'issued' then 'forwarded' else 'none' end
    from made join seller on seller.place = made.g % seller.sellers`.execute(tx)
}
